-- When the ERP last answered for the price and stock of a part. A figure is as old as the question was, so that an
-- answer that arrives after that of a later question is known to be the older one.
create table erp_figure (
  part_id integer not null,
  asked_at timestamptz not null,
  constraint erp_figure_pk primary key (part_id),
  constraint erp_figure_part_fk foreign key (part_id) references part (id) on delete cascade
);

alter table store
  -- Whether an order is taken with the known prices and stock while the ERP does not answer.
  add column takes_unconfirmed_orders boolean not null default true;

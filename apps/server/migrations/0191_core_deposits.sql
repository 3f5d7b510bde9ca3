-- Exchange parts: a part may carry a deposit that is charged with it and given back for the old part (the core).
create table core_deposit (
  part_id integer not null,
  -- In grosze, taxed as the part is.
  net bigint not null,
  -- How long after the last delivery of an order the old part is taken.
  days smallint not null default 60,
  constraint core_deposit_pk primary key (part_id),
  constraint core_deposit_part_fk foreign key (part_id) references part (id) on delete cascade,
  constraint core_deposit_net_positive check (net > 0),
  constraint core_deposit_days_range check (days between 1 and 3650)
);

create trigger core_deposit_changed after insert or update or delete or truncate on core_deposit
  for each statement execute function announce_all_parts();

alter table order_line
  -- For each piece, with VAT, in grosze.
  add column core_deposit bigint not null default 0,
  add column core_days smallint not null default 0,
  -- Pieces whose old part was taken back. A piece that was returned itself has no old part.
  add column core_returned integer not null default 0,
  add constraint order_line_core_deposit_not_negative check (core_deposit >= 0),
  add constraint order_line_core_returned_range check (core_returned >= 0 and returned + core_returned <= shipped);

alter table customer_order
  add column core_deposits bigint not null default 0,
  drop constraint customer_order_total_check,
  add constraint customer_order_total_check
    check (total = sub_total + core_deposits + shipping + payment_fee + order_discount);

alter table order_return
  -- The goods of the order themselves, or old parts for which a deposit is given back.
  add column kind text not null default 'goods',
  add constraint order_return_kind_known check (kind in ('goods', 'core'));

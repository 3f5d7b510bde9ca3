-- Orders that a digest has told a branch of: a task that comes late does not tell of them again.
create table order_in_digest (
  order_id integer not null,
  constraint order_in_digest_pk primary key (order_id),
  constraint order_in_digest_order_fk foreign key (order_id) references customer_order (id) on delete cascade
);

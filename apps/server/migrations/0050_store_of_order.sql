-- The store that an order was placed in, whose settings say which amounts its confirmation shows. Not known of the
-- orders that are already there.

alter table customer_order add column store_id integer;
alter table customer_order
  add constraint customer_order_store_fk foreign key (store_id) references store (id) on delete set null;
create index customer_order_store_idx on customer_order (store_id);

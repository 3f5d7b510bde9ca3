-- What the numbers of a store's orders begin with, before a number that all stores share. Letters, and a hyphen at most,
-- so that no two stores can make the same number. A shop that has sold keeps the numbers that it knows.
alter table store
  add column order_prefix text not null default '',
  -- What they began with before, so that orders are still found by their digits.
  add column former_order_prefixes text[] not null default '{}',
  add constraint store_order_prefix_form check (order_prefix ~ '^([A-Z]{1,6}-?)?$');
update store set order_prefix = 'PB' where exists (select from customer_order);

alter table customer_order alter column number set default nextval('order_number_seq')::text;

-- What the dealer's people set about branches, methods and countries in the back office.
alter table warehouse
  -- Until when an order is ready for pickup on the same day; null: not said.
  add column order_until time,
  -- Days on which it is closed besides its opening hours.
  add column holidays date[] not null default '{}',
  add column version integer not null default 1;

alter table shipping_method
  add column is_active boolean not null default true,
  add column version integer not null default 1;

alter table payment_method
  add column is_active boolean not null default true,
  add column version integer not null default 1;

-- Whether addresses there are taken.
alter table country add column is_offered boolean not null default true;

-- Methods that nobody has asked for: those of migration 0031 in a shop that has neither branches nor orders.
delete from shipping_method
where not exists (select from warehouse) and not exists (select from customer_order);
delete from payment_method
where not exists (select from warehouse) and not exists (select from customer_order);

-- What the buyer has chosen, by which the next checkout begins. The addresses may have been removed since, so that
-- nothing refers to them. Not known of the orders that are already there.
alter table customer_order
  -- A system name; null for what is picked up.
  add column shipping_method text,
  add column shipping_address_id integer,
  add column billing_address_id integer,
  -- Until when an order on trade credit is to be paid.
  add column payment_due date;

-- How many days after the order one on trade credit is to be paid.
alter table customer
  add column payment_days smallint not null default 14,
  add constraint customer_payment_days_range check (payment_days between 0 and 365);

-- The branches that run a way of delivery, such as a van of their own; null: all of them.
alter table shipping_method add column branch_ids integer[];

-- The branches at whose counter it is paid, for orders that are picked up there; null: it is not paid at a counter.
alter table payment_method add column counter_branch_ids integer[];

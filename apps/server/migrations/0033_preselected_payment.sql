-- The payment method that a checkout begins with, where whoever runs the shop wants one. None at first:
-- how an order is paid is the buyer's decision.
alter table payment_method add column preselected boolean not null default false;

-- The history of one customer in one status, newest first.
create index customer_order_customer_status on customer_order (customer_id, order_status, created_at desc, id desc);

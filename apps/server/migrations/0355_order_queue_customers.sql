-- A search that finds many orders walks the queue and asks of each order whether its customer was found. With the
-- customer in the same index, orders which do not fit are not fetched for that.
drop index customer_order_queue;
drop index customer_order_queue_due;
drop index customer_order_queue_total;
create index customer_order_queue on customer_order (warehouse_id, state, created_at, id)
  include (payment_status, pick_up_in_store, due_at, customer_id);
create index customer_order_queue_due on customer_order (warehouse_id, state, due_at, id)
  include (payment_status, pick_up_in_store, created_at, customer_id);
create index customer_order_queue_total on customer_order (warehouse_id, state, total, id)
  include (payment_status, pick_up_in_store, created_at, due_at, customer_id);

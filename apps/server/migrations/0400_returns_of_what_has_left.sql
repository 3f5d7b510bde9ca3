-- A piece can come back after its old part did; its deposit, given back for the old part, is not given back again.
alter table order_line
  -- Of the returned pieces those whose deposit had been given back before.
  add column returned_after_core integer not null default 0,
  drop constraint order_line_core_returned_range,
  -- A deposit is given back once, with its piece or for the old part.
  add constraint order_line_core_returned_range
    check (core_returned >= 0 and returned - returned_after_core + core_returned <= shipped),
  add constraint order_line_returned_after_core_range
    check (returned_after_core between 0 and least(returned, core_returned));

alter table order_return_line
  -- Of the received pieces those whose deposit had been given back before.
  add column after_core integer not null default 0,
  add constraint order_return_line_after_core_range check (after_core between 0 and restocked + written_off);

-- Orders of which something is to be paid back, for the queue and its counts.
create index customer_order_refund_due on customer_order (warehouse_id, id) where refund_due > 0;

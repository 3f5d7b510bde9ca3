-- How many orders a customer has, for the pages of the history: counting thousands of them took most of each call.
alter table customer add column order_count integer not null default 0;

update customer c
set order_count = counted.orders
from (select customer_id, count(*) as orders from customer_order group by customer_id) counted
where c.id = counted.customer_id;

-- Whoever places an order has locked the customer already, so that nobody waits here.
create function count_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update customer c set order_count = c.order_count + changed.orders
    from (select customer_id, count(*) as orders from changed_order group by customer_id) changed
    where c.id = changed.customer_id;
  else
    update customer c set order_count = c.order_count - changed.orders
    from (select customer_id, count(*) as orders from changed_order group by customer_id) changed
    where c.id = changed.customer_id;
  end if;
  return null;
end
$$;

create trigger customer_order_counted after insert on customer_order
  referencing new table as changed_order for each statement execute function count_orders();
create trigger customer_order_uncounted after delete on customer_order
  referencing old table as changed_order for each statement execute function count_orders();

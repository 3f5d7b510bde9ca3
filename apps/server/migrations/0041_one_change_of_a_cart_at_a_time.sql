-- Every change of a cart and every checkout locks the customer's row first, so that they follow each other and none
-- sees half of another. Foreign keys to the customer do not wait for this lock.

-- Adds quantities to a cart and answers the parts that it took; a line that would grow beyond the largest quantity is
-- left as it is. A function, since only a statement that begins after the lock sees what others have added before, and
-- because adding a part is then one message to the database instead of five. A place, in microseconds, puts a line
-- where it stood before; new lines keep the order in which they are given.
create function add_to_cart(
  buyer integer,
  part_ids integer[],
  quantities integer[],
  places float8[],
  largest_quantity integer,
  most_lines integer
) returns setof integer language plpgsql as $$
begin
  perform from customer where id = buyer for no key update;
  return query
    insert into cart_line as c (customer_id, part_id, quantity, added_at)
    select buyer, i.part_id, i.quantity, least(
      timestamptz 'epoch' + i.place * interval '1 microsecond',
      clock_timestamp() + i.number * interval '1 microsecond'
    )
    from unnest(part_ids, quantities, places) with ordinality as i (part_id, quantity, place, number)
    where i.quantity <= largest_quantity
    on conflict (customer_id, part_id) do update
      set quantity = c.quantity + excluded.quantity
      where c.quantity + excluded.quantity <= largest_quantity
    returning c.part_id;
  if exists (select from cart_line where customer_id = buyer offset most_lines) then
    raise exception 'The cart of customer % would hold more than % lines', buyer, most_lines
      using errcode = 'PB001';
  end if;
end
$$;

-- A key stands for one request. Null for keys that were used before this was kept.
alter table checkout_request add column request_hash bytea;
create index checkout_request_created on checkout_request (created_at);

-- A part that is added is sent again where the answer was lost, by a proxy or by the browser. The call's key, made up by
-- the caller, tells the second one from another click: the cart takes it once.
create table cart_request (
  customer_id integer not null references customer (id) on delete cascade,
  request_key text not null check (char_length(request_key) between 8 and 100),
  taken integer[] not null,
  created_at timestamptz not null default now(),
  primary key (customer_id, request_key)
);

create index cart_request_created_at_idx on cart_request (created_at);

-- As in 0090, with the key of the call; servers of the version before go on calling the function of then.
create function add_to_cart(
  buyer integer,
  part_ids integer[],
  quantities integer[],
  places float8[],
  vehicle_ids integer[],
  vehicle_names text[],
  largest_quantity integer,
  most_lines integer,
  key_of_request text
) returns setof integer language plpgsql as $$
declare
  taken_parts integer[];
begin
  perform from customer where id = buyer for no key update;
  select r.taken into taken_parts from cart_request as r
  where r.customer_id = buyer and r.request_key = key_of_request;
  if found then
    return query select unnest(taken_parts);
    return;
  end if;
  with added as (
    insert into cart_line as c (customer_id, part_id, quantity, added_at, vehicle_id, vehicle_name)
    select buyer, i.part_id, i.quantity, least(
      timestamptz 'epoch' + i.place * interval '1 microsecond',
      clock_timestamp() + i.number * interval '1 microsecond'
    ), i.vehicle_id, i.vehicle_name
    from unnest(part_ids, quantities, places, vehicle_ids, vehicle_names) with ordinality
      as i (part_id, quantity, place, vehicle_id, vehicle_name, number)
    where i.quantity <= largest_quantity
    on conflict (customer_id, part_id) do update
      set quantity = c.quantity + excluded.quantity,
        vehicle_id = case when excluded.vehicle_name is null then c.vehicle_id else excluded.vehicle_id end,
        vehicle_name = coalesce(excluded.vehicle_name, c.vehicle_name)
      where c.quantity + excluded.quantity <= largest_quantity
    returning c.part_id
  )
  select coalesce(array_agg(part_id), '{}') into taken_parts from added;
  if exists (select from cart_line where customer_id = buyer offset most_lines) then
    raise exception 'The cart of customer % would hold more than % lines', buyer, most_lines
      using errcode = 'PB001';
  end if;
  if key_of_request is not null then
    insert into cart_request (customer_id, request_key, taken) values (buyer, key_of_request, taken_parts);
  end if;
  return query select unnest(taken_parts);
end
$$;

-- A line of a cart or an order knows for which vehicles its pieces were added, the one added last being the last, as the
-- contract's LineVehicles: [{"Id", "Vin", "Name", "Filter", "Quantity"}]. Pieces beyond those are for no vehicle. Who
-- reads cart lines does not rely on the sum: servers of the version before change quantities alone.
alter table cart_line
  add column vehicles jsonb not null default '[]' check (jsonb_typeof(vehicles) = 'array');
alter table order_line
  add column vehicles jsonb not null default '[]' check (jsonb_typeof(vehicles) = 'array');

update cart_line set vehicles = jsonb_build_array(
  jsonb_build_object('Id', vehicle_id, 'Name', vehicle_name, 'Quantity', quantity)
)
where vehicle_name is not null;

comment on column cart_line.vehicle_id is 'Read by servers of the version before; see vehicles';
comment on column cart_line.vehicle_name is 'Read by servers of the version before; see vehicles';

-- These three are packages/domain/src/line-vehicles.ts.
create function vehicles_within(vehicles jsonb, quantity integer) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(
    v || jsonb_build_object('Quantity', least(pieces, quantity - upto + pieces)) order by number
  ), '[]')
  from (
    select v, number, (v ->> 'Quantity')::integer as pieces,
      sum((v ->> 'Quantity')::integer) over (order by number)::integer as upto
    from jsonb_array_elements(vehicles) with ordinality as e (v, number)
  ) as counted
  where upto - pieces < quantity
$$;

create function vehicles_with_added(held jsonb, added jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(v order by number), '[]')
  from (
    select (array_agg(v order by number desc))[1]
      || jsonb_build_object('Quantity', sum((v ->> 'Quantity')::integer)) as v, max(number) as number
    from jsonb_array_elements(held || added) with ordinality as e (v, number)
    group by coalesce(nullif(v -> 'Id', 'null'), v -> 'Name')
    order by max(number) desc
    limit 20
  ) as summed
$$;

create function vehicles_at_quantity(vehicles jsonb, before integer, after integer) returns jsonb
language sql immutable as $$
  select case
    when after > before and vehicles <> '[]'
      and before <= (select sum((v ->> 'Quantity')::integer) from jsonb_array_elements(vehicles) as e (v))
    then jsonb_set(vehicles, '{-1,Quantity}', to_jsonb((vehicles #>> '{-1,Quantity}')::integer + after - before))
    else vehicles_within(vehicles, after)
  end
$$;

-- As in 0330, with the vehicles of each part: an array of arrays.
create function add_to_cart(
  buyer integer,
  part_ids integer[],
  quantities integer[],
  places float8[],
  vehicles_of_parts jsonb,
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
    insert into cart_line as c (customer_id, part_id, quantity, added_at, vehicles)
    select buyer, i.part_id, i.quantity, least(
      timestamptz 'epoch' + i.place * interval '1 microsecond',
      clock_timestamp() + i.number * interval '1 microsecond'
    ), vehicles_of_parts -> (i.number - 1)::integer
    from unnest(part_ids, quantities, places) with ordinality as i (part_id, quantity, place, number)
    where i.quantity <= largest_quantity
    on conflict (customer_id, part_id) do update
      set quantity = c.quantity + excluded.quantity,
        vehicles = vehicles_with_added(vehicles_within(c.vehicles, c.quantity), excluded.vehicles)
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

-- What servers of the version before add is for its vehicle too.
create or replace function add_to_cart(
  buyer integer,
  part_ids integer[],
  quantities integer[],
  places float8[],
  vehicle_ids integer[],
  vehicle_names text[],
  largest_quantity integer,
  most_lines integer,
  key_of_request text
) returns setof integer language sql as $$
  select add_to_cart(buyer, part_ids, quantities, places, (
    select coalesce(jsonb_agg(
      case when i.name is null then '[]'
      else jsonb_build_array(jsonb_build_object('Id', i.id, 'Name', i.name, 'Quantity', i.quantity)) end
      order by i.number
    ), '[]')
    from unnest(vehicle_ids, vehicle_names, quantities) with ordinality as i (id, name, quantity, number)
  ), largest_quantity, most_lines, key_of_request)
$$;

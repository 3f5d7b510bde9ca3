-- A function in SQL that cannot be put into its statement is planned anew by each statement that calls it; for the list
-- of parts that took longer than the work itself. PL/pgSQL keeps its plans; nothing else is different from 0420, 0110,
-- 0370 and 0261.
create or replace function add_stock_to_part_list(part_ids integer[], warehouse_ids integer[], promised integer[])
returns void language plpgsql as $$
begin
  with place as (
    -- What was there before is given below zero.
    select part_id, warehouse_id, sum(pieces) as pieces, sum(sign(pieces)) as turn
    from unnest(part_ids, warehouse_ids, promised) as given (part_id, warehouse_id, pieces)
    group by part_id, warehouse_id
  ), difference as (
    select part_id, sum(pieces)::integer as pieces,
      array_agg(warehouse_id) filter (where turn > 0) as come, array_agg(warehouse_id) filter (where turn < 0) as gone
    from place
    group by part_id
    having sum(pieces) <> 0 or bool_or(turn <> 0)
  ), held as (
    select l.part_id, difference.pieces, difference.come, difference.gone
    from part_list as l join difference on difference.part_id = l.part_id
    order by l.part_id
    for no key update of l
  )
  update part_list as l set available = l.available + held.pieces,
    stocked_in = case when coalesce(held.come, held.gone) is null then l.stocked_in else array(
      (select unnest(l.stocked_in) except select unnest(held.gone)) union select unnest(held.come) order by 1
    ) end
  from held
  where l.part_id = held.part_id;
end
$$;

create or replace function order_due_at(placed_at timestamptz, working_days integer) returns timestamptz
stable language plpgsql as $$
begin
  -- Days are Polish ones, also where the clocks are changed between.
  return (
    select (placed_at at time zone 'Europe/Warsaw' + make_interval(days => later)) at time zone 'Europe/Warsaw'
    from generate_series(1, working_days + 2 * (working_days / 5 + 1)) as later
    where extract(isodow from placed_at at time zone 'Europe/Warsaw' + make_interval(days => later)) < 6
    order by later
    offset working_days - 1 limit 1
  );
end
$$;

create or replace function vehicles_within(vehicles jsonb, quantity integer) returns jsonb
immutable language plpgsql as $$
begin
  return (
    select coalesce(jsonb_agg(
      v || jsonb_build_object('Quantity', least(pieces, quantity - upto + pieces)) order by number
    ), '[]')
    from (
      select v, number, (v ->> 'Quantity')::integer as pieces,
        sum((v ->> 'Quantity')::integer) over (order by number)::integer as upto
      from jsonb_array_elements(vehicles) with ordinality as e (v, number)
    ) as counted
    where upto - pieces < quantity
  );
end
$$;

create or replace function vehicles_with_added(held jsonb, added jsonb) returns jsonb
immutable language plpgsql as $$
begin
  return (
    select coalesce(jsonb_agg(v order by number), '[]')
    from (
      select (array_agg(v order by number desc))[1]
        || jsonb_build_object('Quantity', sum((v ->> 'Quantity')::integer)) as v, max(number) as number
      from jsonb_array_elements(held || added) with ordinality as e (v, number)
      group by coalesce(nullif(v -> 'Id', 'null'), v -> 'Name')
      order by max(number) desc
      limit 20
    ) as summed
  );
end
$$;

create or replace function vehicles_at_quantity(vehicles jsonb, before integer, after integer) returns jsonb
immutable language plpgsql as $$
begin
  return case
    when after > before and vehicles <> '[]'
      and before <= (select sum((v ->> 'Quantity')::integer) from jsonb_array_elements(vehicles) as e (v))
    then jsonb_set(vehicles, '{-1,Quantity}', to_jsonb((vehicles #>> '{-1,Quantity}')::integer + after - before))
    else vehicles_within(vehicles, after)
  end;
end
$$;

create or replace function add_webhook_task(endpoint integer, cause text, at timestamptz) returns void
language plpgsql as $$
begin
  perform graphile_worker.add_job('deliver-webhooks', json_build_object('endpointId', endpoint),
    queue_name => 'webhooks-' || endpoint, run_at => at, job_key => 'webhooks:' || endpoint || ':' || cause);
end
$$;

-- Where another system sends figures of many parts at once, a task brings the list of parts up to date after the commit:
-- its eleven indexes are most of the work, and nobody who buys is to wait for them.
create table part_list_due (
  id bigint generated always as identity,
  part_ids integer[] not null,
  constraint part_list_due_pk primary key (id)
);
comment on table part_list_due is 'Parts whose price and stock the list of parts does not show yet, some thousand in a row';

-- Whether the transaction leaves the list to the task: set local partsboard.list_later = 'on'.
create function lists_later() returns boolean language sql stable as $$
  select coalesce(current_setting('partsboard.list_later', true), '') = 'on'
$$;

create function list_later(ids integer[]) returns void language sql as $$
  insert into part_list_due (part_ids)
  select array_agg(part_id order by part_id)
  from (
    select part_id, (row_number() over (order by part_id) - 1) / 2000 as slice
    from (select distinct unnest(ids) as part_id) as changed
  ) as numbered
  group by slice
  order by slice
$$;

-- Lists the figures of the parts that have waited longest; returns how many rows it changed, null where none waits. The
-- rows are locked before figures are read: who has changed one of them without leaving it to the task has either
-- committed, and is read, or adds its difference afterwards.
create function list_due_parts() returns integer language plpgsql as $$
declare
  ids integer[];
  listed integer;
begin
  delete from part_list_due
  where id = (select due.id from part_list_due as due order by due.id limit 1 for update skip locked)
  returning part_ids into ids;
  if ids is null then
    return null;
  end if;
  perform from part_list as l where l.part_id = any (ids) order by l.part_id for no key update;
  update part_list as l set net = f.net, available = f.available, stocked_in = f.stocked_in
  from (
    select changed.part_id, coalesce(price.net, 0) as net, coalesce(stock.available, 0) as available,
      coalesce(stock.ids, '{}') as stocked_in
    from unnest(ids) as changed (part_id)
    left join part_price as price on price.part_id = changed.part_id
    left join (
      select s.part_id, sum(greatest(0, s.quantity - s.reserved))::integer as available,
        array_agg(s.warehouse_id order by s.warehouse_id) filter (where s.quantity > s.reserved) as ids
      from part_stock as s
      where s.part_id = any (ids)
      group by s.part_id
    ) as stock on stock.part_id = changed.part_id
  ) as f
  where l.part_id = f.part_id and (l.net, l.available, l.stocked_in) is distinct from (f.net, f.available, f.stocked_in);
  get diagnostics listed = row_count;
  return listed;
end
$$;

create or replace function list_updated_stock() returns trigger language plpgsql as $$
begin
  if lists_later() then
    perform list_later(array_agg(part_id)) from new_stock;
    return null;
  end if;
  perform add_stock_to_part_list(array_agg(part_id), array_agg(warehouse_id), array_agg(promised))
  from (
    select part_id, warehouse_id, greatest(0, quantity - reserved) as promised from new_stock
    union all
    select part_id, warehouse_id, -greatest(0, quantity - reserved) from old_stock
  ) as changed;
  return null;
end
$$;

create or replace function list_inserted_stock() returns trigger language plpgsql as $$
begin
  if lists_later() then
    perform list_later(array_agg(part_id)) from new_stock;
    return null;
  end if;
  perform add_stock_to_part_list(array_agg(part_id), array_agg(warehouse_id),
    array_agg(greatest(0, quantity - reserved))) from new_stock;
  return null;
end
$$;

create or replace function list_prices() returns trigger language plpgsql as $$
begin
  if lists_later() then
    perform list_later(array_agg(part_id)) from changed;
    return null;
  end if;
  perform from part_list as l where l.part_id in (select part_id from changed)
  order by l.part_id for no key update;
  update part_list as l set net = changed.net from changed where l.part_id = changed.part_id and l.net <> changed.net;
  return null;
end
$$;

create or replace function list_deleted_prices() returns trigger language plpgsql as $$
begin
  if lists_later() then
    perform list_later(array_agg(part_id)) from changed;
    return null;
  end if;
  perform from part_list as l where l.part_id in (select part_id from changed)
  order by l.part_id for no key update;
  update part_list as l set net = 0 from changed where l.part_id = changed.part_id;
  return null;
end
$$;

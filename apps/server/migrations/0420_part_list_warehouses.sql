-- What lies in one warehouse is asked of the list itself: asking the stock part by part takes too long where few fit.
alter table part_list add column stocked_in integer[] not null default '{}';
comment on column part_list.stocked_in is 'The warehouses in which something can be promised';

update part_list as l set stocked_in = place.ids
from (
  select part_id, array_agg(warehouse_id order by warehouse_id) as ids
  from part_stock where quantity > reserved group by part_id
) as place
where place.part_id = l.part_id;

create index part_list_stocked_in on part_list using gin (stocked_in) where available > 0;

create or replace function apply_part_list() returns void language plpgsql as $$
begin
  insert into part_list (part_id, brand_id, discount_group_id, is_withdrawn, is_superseded, normalised, name_pl_key,
    name_en_key, net, available, stocked_in)
  select c.part_id, c.brand_id, c.discount_group_id, c.is_withdrawn, c.is_superseded, c.normalised, c.pl_key, c.en_key,
    coalesce(price.net, 0), coalesce(stock.available, 0), coalesce(stock.ids, '{}')
  from part_list_change as c
  left join part_price as price on price.part_id = c.part_id
  cross join lateral (
    select sum(greatest(0, s.quantity - s.reserved))::integer as available,
      array_agg(s.warehouse_id order by s.warehouse_id) filter (where s.quantity > s.reserved) as ids
    from part_stock as s
    where s.part_id = c.part_id
  ) as stock
  order by c.part_id
  on conflict (part_id) do update set brand_id = excluded.brand_id, discount_group_id = excluded.discount_group_id,
    is_withdrawn = excluded.is_withdrawn, is_superseded = excluded.is_superseded, normalised = excluded.normalised,
    name_pl_key = excluded.name_pl_key, name_en_key = excluded.name_en_key;
end
$$;

-- Differences are applied, as before: of two orders of one part from two warehouses both count.
create function add_stock_to_part_list(part_ids integer[], warehouse_ids integer[], promised integer[])
returns void language sql as $$
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
  where l.part_id = held.part_id
$$;

create or replace function list_updated_stock() returns trigger language plpgsql as $$
begin
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
  perform add_stock_to_part_list(array_agg(part_id), array_agg(warehouse_id),
    array_agg(greatest(0, quantity - reserved))) from new_stock;
  return null;
end
$$;

create or replace function list_deleted_stock() returns trigger language plpgsql as $$
begin
  perform add_stock_to_part_list(array_agg(part_id), array_agg(warehouse_id),
    array_agg(-greatest(0, quantity - reserved))) from old_stock;
  return null;
end
$$;

drop function add_to_part_list(integer[], integer[]);

create or replace function list_nothing() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'part_price' then
    update part_list set net = 0 where net <> 0;
  else
    update part_list set available = 0, stocked_in = '{}' where available <> 0;
  end if;
  return null;
end
$$;

analyze part_list;

-- What staff's list of parts is searched, filtered and sorted by, in one narrow row for each part. Numbers and names
-- change with an import (functions below), price and stock at any time (triggers below).
create table part_list (
  part_id integer not null,
  brand_id smallint not null,
  discount_group_id smallint,
  -- In grosze; 0: without a price.
  net integer not null default 0,
  -- What can be promised in all warehouses together.
  available integer not null default 0,
  is_withdrawn boolean not null,
  is_superseded boolean not null,
  normalised text not null,
  -- Names as folded_words has them, in byte order.
  name_pl_key text collate "C" not null,
  name_en_key text collate "C" not null,
  constraint part_list_pk primary key (part_id)
) with (fillfactor = 90);

-- A page is read in the order of one of these.
create index part_list_number on part_list (normalised, part_id);
create index part_list_brand_number on part_list (brand_id, normalised, part_id);
create index part_list_name_pl on part_list (name_pl_key, part_id);
create index part_list_name_en on part_list (name_en_key, part_id);
create index part_list_available on part_list (available, part_id);
create index part_list_net on part_list (net, part_id);
-- What few parts have is found by one of these instead.
create index part_list_group on part_list (discount_group_id, part_id);
create index part_list_withdrawn on part_list (part_id) where is_withdrawn;
create index part_list_superseded on part_list (part_id) where is_superseded;
create index part_list_unpriced on part_list (part_id) where net = 0;

-- Parts whose row differs from what a schema of the catalogue says. Reading them takes seconds, changing them little:
-- an import does the first before it locks what orders want, the second after.
create function stage_part_list(schema text) returns void language plpgsql as $$
begin
  execute format($sql$
    create temporary table part_list_change on commit drop as
    with name as (
      select name_pl, coalesce(name_en, '') as name_en,
        array_to_string(folded_words(name_pl), ' ') as pl_key,
        array_to_string(folded_words(coalesce(name_en, name_pl)), ' ') as en_key
      from (select distinct name_pl, name_en from part) as used
    ), wanted as (
      select part.id as part_id, part.brand_id, part.discount_group_id, part.is_withdrawn,
        exists (select from %1$I.supersession as s where s.part_id = part.id) as is_superseded,
        part.normalised, name.pl_key, name.en_key
      from part
      join name on name.name_pl = part.name_pl and name.name_en = coalesce(part.name_en, '')
    )
    select wanted.*
    from wanted
    left join part_list as l on l.part_id = wanted.part_id
    where l.part_id is null or (l.brand_id, l.discount_group_id, l.is_withdrawn, l.is_superseded, l.normalised,
        l.name_pl_key, l.name_en_key)
      is distinct from (wanted.brand_id, wanted.discount_group_id, wanted.is_withdrawn, wanted.is_superseded,
        wanted.normalised, wanted.pl_key, wanted.en_key)
  $sql$, schema);
  analyze part_list_change;
end
$$;

create function apply_part_list() returns void language plpgsql as $$
begin
  insert into part_list (part_id, brand_id, discount_group_id, is_withdrawn, is_superseded, normalised, name_pl_key,
    name_en_key, net, available)
  select c.part_id, c.brand_id, c.discount_group_id, c.is_withdrawn, c.is_superseded, c.normalised, c.pl_key, c.en_key,
    coalesce(price.net, 0), coalesce(stock.available, 0)
  from part_list_change as c
  left join part_price as price on price.part_id = c.part_id
  cross join lateral (
    select sum(greatest(0, s.quantity - s.reserved))::integer as available from part_stock as s
    where s.part_id = c.part_id
  ) as stock
  order by c.part_id
  on conflict (part_id) do update set brand_id = excluded.brand_id, discount_group_id = excluded.discount_group_id,
    is_withdrawn = excluded.is_withdrawn, is_superseded = excluded.is_superseded, normalised = excluded.normalised,
    name_pl_key = excluded.name_pl_key, name_en_key = excluded.name_en_key;
end
$$;

-- Differences are added, so that two orders of one part from two warehouses both count. Rows are locked by part, as
-- orders lock stock.
create function add_to_part_list(part_ids integer[], differences integer[]) returns void language sql as $$
  with difference as (
    select part_id, sum(difference)::integer as pieces
    from unnest(part_ids, differences) as given (part_id, difference)
    group by part_id
    having sum(difference) <> 0
  ), held as (
    select l.part_id, difference.pieces
    from part_list as l join difference on difference.part_id = l.part_id
    order by l.part_id
    for no key update of l
  )
  update part_list as l set available = l.available + held.pieces from held where l.part_id = held.part_id
$$;

create function list_updated_stock() returns trigger language plpgsql as $$
begin
  perform add_to_part_list(array_agg(part_id), array_agg(difference))
  from (
    select part_id, greatest(0, quantity - reserved) as difference from new_stock
    union all
    select part_id, -greatest(0, quantity - reserved) from old_stock
  ) as changed;
  return null;
end
$$;

create function list_inserted_stock() returns trigger language plpgsql as $$
begin
  perform add_to_part_list(array_agg(part_id), array_agg(greatest(0, quantity - reserved))) from new_stock;
  return null;
end
$$;

create function list_deleted_stock() returns trigger language plpgsql as $$
begin
  perform add_to_part_list(array_agg(part_id), array_agg(-greatest(0, quantity - reserved))) from old_stock;
  return null;
end
$$;

create trigger part_stock_listed_update after update on part_stock
  referencing old table as old_stock new table as new_stock for each statement execute function list_updated_stock();
create trigger part_stock_listed_insert after insert on part_stock
  referencing new table as new_stock for each statement execute function list_inserted_stock();
create trigger part_stock_listed_delete after delete on part_stock
  referencing old table as old_stock for each statement execute function list_deleted_stock();

create function list_prices() returns trigger language plpgsql as $$
begin
  perform from part_list as l where l.part_id in (select part_id from changed)
  order by l.part_id for no key update;
  update part_list as l set net = changed.net from changed where l.part_id = changed.part_id and l.net <> changed.net;
  return null;
end
$$;

create function list_deleted_prices() returns trigger language plpgsql as $$
begin
  perform from part_list as l where l.part_id in (select part_id from changed)
  order by l.part_id for no key update;
  update part_list as l set net = 0 from changed where l.part_id = changed.part_id;
  return null;
end
$$;

create trigger part_price_listed_update after update on part_price
  referencing new table as changed for each statement execute function list_prices();
create trigger part_price_listed_insert after insert on part_price
  referencing new table as changed for each statement execute function list_prices();
create trigger part_price_listed_delete after delete on part_price
  referencing old table as changed for each statement execute function list_deleted_prices();

create function list_nothing() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'part_price' then
    update part_list set net = 0 where net <> 0;
  else
    update part_list set available = 0 where available <> 0;
  end if;
  return null;
end
$$;

create trigger part_price_listed_truncate after truncate on part_price
  for each statement execute function list_nothing();
create trigger part_stock_listed_truncate after truncate on part_stock
  for each statement execute function list_nothing();

select stage_part_list('catalogue');
select apply_part_list();
drop table part_list_change;
analyze part_list;

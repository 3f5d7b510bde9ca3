-- Servers remember what parts are called, what they cost and where they lie. Whoever changes it, a server, an import
-- or a person with psql, the change is announced on the channel part_changed when it is committed: with the parts'
-- ids, or with * for all parts.

create function announce_all_parts() returns trigger language plpgsql as $$
begin
  perform pg_notify('part_changed', '*');
  return null;
end
$$;

-- What an order takes is announced part by part: an order must not make servers forget everything.
create function announce_parts() returns trigger language plpgsql as $$
declare
  -- An announcement holds less than 8,000 bytes.
  most_parts constant integer := 500;
  ids text;
begin
  select case when count(distinct part_id) > most_parts then '*' else string_agg(distinct part_id::text, ',') end
  into ids
  from changed;
  if ids is not null then
    perform pg_notify('part_changed', ids);
  end if;
  return null;
end
$$;

create trigger part_changed after insert or update or delete or truncate on part
  for each statement execute function announce_all_parts();
create trigger part_price_changed after insert or update or delete or truncate on part_price
  for each statement execute function announce_all_parts();
create trigger discount_changed after insert or update or delete or truncate on discount
  for each statement execute function announce_all_parts();
create trigger part_stock_replaced after insert or delete or truncate on part_stock
  for each statement execute function announce_all_parts();
create trigger part_stock_changed after update on part_stock
  referencing new table as changed
  for each statement execute function announce_parts();

-- What many parts are called together is only worked out when it is going to be announced: a statement that changes
-- the stock of half a million parts is announced with *, so counting them has to be enough.
create or replace function announce_parts() returns trigger language plpgsql as $$
declare
  -- An announcement holds less than 8,000 bytes.
  most_parts constant integer := 500;
  parts_changed integer;
begin
  select count(*) into parts_changed from (select distinct part_id from changed limit most_parts + 1) as counted;
  if parts_changed > most_parts then
    perform pg_notify('part_changed', '*');
  elsif parts_changed > 0 then
    perform pg_notify('part_changed', (select string_agg(distinct part_id::text, ',') from changed));
  end if;
  return null;
end
$$;

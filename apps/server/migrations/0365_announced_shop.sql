-- Servers cache the stores, the warehouses, the countries and the ways to deliver and to pay, which every checkout reads
-- and few people change. Whoever changes them, a server, an import or a person with psql, all servers are notified at
-- the commit and clear their caches.

create function notify_shop_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changed', '');
  return null;
end
$$;

create trigger store_changed after insert or update or delete or truncate on store
  for each statement execute function notify_shop_changed();
create trigger warehouse_changed after insert or update or delete or truncate on warehouse
  for each statement execute function notify_shop_changed();
create trigger country_changed after insert or update or delete or truncate on country
  for each statement execute function notify_shop_changed();
create trigger shipping_method_changed after insert or update or delete or truncate on shipping_method
  for each statement execute function notify_shop_changed();
create trigger payment_method_changed after insert or update or delete or truncate on payment_method
  for each statement execute function notify_shop_changed();

-- The workshop's own reference of an order: its order number, the registration plate of the car.
alter table customer_order add column customer_reference text not null default '';
alter table customer_order add constraint customer_order_reference_ck check (length(customer_reference) <= 60);

-- It is found by the search, with blanks and without.
create or replace function add_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search (order_id, customer_id, created_at, words)
  select o.id, o.customer_id, o.created_at,
    lower(concat_ws(e'\n', o.number, o.customer_reference, replace(o.customer_reference, ' ', ''),
      string_agg(concat_ws(e'\n', replace(l.sku, ' ', ''), l.name_pl, l.name_en), e'\n' order by l.line)))
  from added l
  join customer_order o on o.id = l.order_id
  group by o.id
  on conflict (order_id) do update set words = order_search.words || e'\n' || excluded.words;
  return null;
end
$$;

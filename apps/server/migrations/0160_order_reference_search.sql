-- The order desk finds an order by the workshop's own reference: by its beginning, however it is divided, and by the
-- beginnings of its words. Most orders have none, and are in neither index.
create index customer_order_reference_prefix on customer_order
  ((upper(regexp_replace(customer_reference, '[^A-Za-z0-9]', '', 'g'))) text_pattern_ops)
  where customer_reference <> '';
create index customer_order_reference_words on customer_order
  using gin (to_tsvector('simple', translate(customer_reference, '@._-/', '     ')))
  where customer_reference <> '';

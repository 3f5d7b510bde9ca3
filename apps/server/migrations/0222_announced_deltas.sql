-- Prices and stock now also change in small numbers, so that what is added or removed is announced part by part too:
-- a few new prices must not make servers forget everything.
drop trigger part_price_changed on part_price;
create trigger part_price_inserted after insert on part_price
  referencing new table as changed for each statement execute function announce_parts();
create trigger part_price_updated after update on part_price
  referencing new table as changed for each statement execute function announce_parts();
create trigger part_price_deleted after delete on part_price
  referencing old table as changed for each statement execute function announce_parts();
create trigger part_price_truncated after truncate on part_price
  for each statement execute function announce_all_parts();

drop trigger part_stock_replaced on part_stock;
create trigger part_stock_inserted after insert on part_stock
  referencing new table as changed for each statement execute function announce_parts();
create trigger part_stock_deleted after delete on part_stock
  referencing old table as changed for each statement execute function announce_parts();
create trigger part_stock_truncated after truncate on part_stock
  for each statement execute function announce_all_parts();

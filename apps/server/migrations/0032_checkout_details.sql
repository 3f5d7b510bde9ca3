-- Until what time of day, in Poland, an order still travels as the method's description promises; null: always.
alter table shipping_method add column order_until time;
update shipping_method set order_until = '16:00' where system_name in ('Shipping.Courier', 'Shipping.Express');
update shipping_method set order_until = '12:00' where system_name = 'Shipping.Van';

-- An order keeps the name of its branch, as it keeps everything else, when the branch is renamed later.
alter table customer_order
  add column warehouse_name_pl text,
  add column warehouse_name_en text;
update customer_order as o
  set warehouse_name_pl = w.name_pl, warehouse_name_en = w.name_en
  from warehouse as w
  where w.id = o.warehouse_id;
alter table customer_order
  alter column warehouse_name_pl set not null,
  alter column warehouse_name_en set not null;

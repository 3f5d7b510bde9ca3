-- English texts write an amount as the shop does: the currency first.
update shipping_method
  set description_en = replace(description_en, 'from 1000 zł gross', 'from PLN 1,000 gross')
  where system_name = 'Shipping.Courier';

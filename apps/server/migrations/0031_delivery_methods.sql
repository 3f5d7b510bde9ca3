-- The methods a shop begins with; whoever runs it changes the rows.
insert into shipping_method
  (system_name, position, name_pl, name_en, description_pl, description_en, fee_net, vat_rate, free_from, countries,
   postcode_prefixes, preselected)
values
  ('Shipping.Courier', 1, 'Kurier', 'Courier',
   'Dostawa następnego dnia roboczego przy zamówieniu do 16:00. Od 1000 zł brutto bez opłaty.',
   'Delivery on the next working day for orders before 4 p.m. Free of charge from 1000 zł gross.',
   1990, 2300, 100000, '{}', '{}', true),
  ('Shipping.Express', 2, 'Kurier ekspresowy', 'Express courier',
   'Dostawa następnego dnia roboczego do 10:00 na terenie Polski.',
   'Delivery on the next working day before 10 a.m. in Poland.',
   3990, 2300, null, '{PL}', '{}', false),
  ('Shipping.Van', 3, 'Samochód dostawczy dealera', 'Dealer’s own van',
   'Dostawa naszym samochodem tego samego dnia przy zamówieniu do 12:00, w okolicy naszych oddziałów.',
   'Delivery by our own van on the same day for orders before noon, near our branches.',
   900, 2300, 30000, '{PL}', '{00,01,02,03,04,05,30,31,32,40,41,50,51,60,61,80,81}', false);

insert into payment_method
  (system_name, position, name_pl, name_en, description_pl, description_en, fee_net, vat_rate, countries,
   available_shipments, uses_credit)
values
  ('Payments.Transfer', 1, 'Przelew (przedpłata)', 'Prepaid transfer',
   'Towar wysyłamy po zaksięgowaniu wpłaty.', 'We ship the goods when the payment has arrived.',
   0, 2300, '{}', '{}', false),
  ('Payments.TradeCredit', 2, 'Kredyt kupiecki', 'Trade credit',
   'Faktura z odroczonym terminem płatności, w ramach limitu.', 'An invoice payable later, within your limit.',
   0, 2300, '{}', '{}', true),
  ('Payments.CashOnDelivery', 3, 'Płatność przy odbiorze', 'Cash on delivery',
   'Gotówką lub kartą u kuriera.', 'In cash or by card to the courier.',
   600, 2300, '{PL}', '{Shipping.Courier,Shipping.Express}', false);

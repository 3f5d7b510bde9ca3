-- Where an order that is paid before the goods leave is paid to: an IBAN without spaces.
alter table store add column bank_account text;
alter table store add constraint store_bank_account_form
  check (bank_account ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$');

alter table payment_method add column by_transfer boolean not null default false;
update payment_method set by_transfer = true where system_name = 'Payments.Transfer';

-- Who is paid and where, as it was when the order was placed; null for an order that is paid in another way.
alter table customer_order add column bank_transfer jsonb;

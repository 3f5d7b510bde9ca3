-- The audit trail cannot be changed, so that an erasure does not reach it: what names persons must not stand in it.
-- Reasons that staff write about orders stay in the order's time line, which an erasure blanks. Customers without a VAT
-- number are called by their own number.

create function audited_customer_name(customer_number text) returns text language sql stable as $$
  select coalesce(
    (select company.name
     from customer join company on company.id = customer.company_id
     where customer.id = customer_number::integer and trim(company.vat_number) <> '' and company.name <> ''),
    '#' || customer_number)
$$;

grant update on audit_entry to current_user;
alter table audit_entry disable trigger audit_entry_unchangeable;
update audit_entry set after = after - '{text,reason}'::text[]
where action like 'order.%' and after ?| '{text,reason}'::text[];
update audit_entry set record_name = audited_customer_name(record_id)
where action in ('customer.begin-phone-order', 'customer.act-for');
alter table audit_entry enable trigger audit_entry_unchangeable;
revoke update on audit_entry from current_user;

-- Servers of the version before still write both.
create function drop_audited_texts() returns trigger language plpgsql as $$
begin
  new.after := new.after - '{text,reason}'::text[];
  return new;
end
$$;

create trigger audit_entry_texts before insert on audit_entry
  for each row
  when (new.action like 'order.%' and new.after ?| '{text,reason}'::text[])
  execute function drop_audited_texts();

create function name_audited_customer() returns trigger language plpgsql as $$
begin
  new.record_name := audited_customer_name(new.record_id);
  return new;
end
$$;

create trigger audit_entry_customer before insert on audit_entry
  for each row
  when (new.action in ('customer.begin-phone-order', 'customer.act-for') and new.record_type = 'customer')
  execute function name_audited_customer();

-- Whoever processes orders prints pick lists and packing slips. Payments are part of their orders: there is nothing
-- that could be seen of them alone.
insert into staff_role_permission (role_id, permission)
select id, 'documents.read' from staff_role where key = 'order-desk'
on conflict do nothing;
delete from staff_role_permission where permission = 'payments.read';

alter table order_activity
  drop constraint order_activity_kind_known,
  add constraint order_activity_kind_known check (kind in (
    'status', 'confirm', 'start-picking', 'ship', 'change-shipment', 'make-ready', 'collect', 'deliver', 'complete',
    'cancel', 'cancel-lines', 'mark-paid', 'refund', 'allot', 'note', 'note-to-customer', 'mail', 'resend-mail',
    'request-return', 'approve-return', 'refuse-return', 'receive-return', 'refund-return'));

-- Entries about a company had the record type of those about a person. The numbers of both overlap, so that whoever
-- asked for the last change of the one could find the other's. Companies get a type of their own.

grant update on audit_entry to current_user;
alter table audit_entry disable trigger audit_entry_unchangeable;
update audit_entry set record_type = 'company'
where record_type = 'customer' and action not in ('customer.begin-phone-order', 'customer.act-for');
alter table audit_entry enable trigger audit_entry_unchangeable;
revoke update on audit_entry from current_user;

-- Servers of the version before still write the old type.
create function name_audited_company() returns trigger language plpgsql as $$
begin
  new.record_type := 'company';
  return new;
end
$$;

create trigger audit_entry_company before insert on audit_entry
  for each row
  when (new.record_type = 'customer' and new.action not in ('customer.begin-phone-order', 'customer.act-for'))
  execute function name_audited_company();

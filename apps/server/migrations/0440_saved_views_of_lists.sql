-- Other lists than that of orders have saved views too.
alter table staff_saved_view drop constraint staff_saved_view_list_known;
alter table staff_saved_view add constraint staff_saved_view_list_known
  check (list in ('orders', 'customers', 'returns', 'parts'));

-- What staff have counted or found: every correction of stock by hand stays.
create table stock_correction (
  id integer generated always as identity,
  at timestamptz not null default now(),
  part_id integer not null,
  warehouse_id integer not null,
  quantity_before integer not null,
  quantity_after integer not null,
  -- What open orders had reserved then.
  reserved integer not null,
  reason text not null,
  note text not null default '',
  staff_id integer,
  staff_name text not null,
  constraint stock_correction_pk primary key (id),
  constraint stock_correction_part_fk foreign key (part_id) references part (id) on delete cascade,
  constraint stock_correction_warehouse_fk foreign key (warehouse_id) references warehouse (id) on delete cascade,
  constraint stock_correction_staff_fk foreign key (staff_id) references staff_member (id),
  constraint stock_correction_reason_known
    check (reason in ('count', 'damaged', 'lost', 'found', 'delivery', 'own-use', 'mistake', 'other')),
  constraint stock_correction_quantities_not_negative check (quantity_before >= 0 and quantity_after >= 0),
  constraint stock_correction_note_short check (length(note) <= 300)
);

create index stock_correction_part on stock_correction (part_id, id);
create index stock_correction_warehouse on stock_correction (warehouse_id, id);
create index stock_correction_reason on stock_correction (reason, id);
create index stock_correction_staff on stock_correction (staff_id);

-- Those who may correct stock do it in every branch.
insert into staff_role_permission (role_id, permission)
select id, 'branches.all' from staff_role where key = 'catalogue'
on conflict do nothing;

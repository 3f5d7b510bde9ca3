-- What the dashboard counts and the lists that its numbers open.

-- Orders and revenue of some days, from the index alone.
create index customer_order_sales on customer_order (created_at)
  include (warehouse_id, state, total, cancelled_total, refunded_total);

-- When prices and stock were last loaded, by a file or by the API.
create table figures_loaded (
  kind text not null,
  loaded_at timestamptz not null default now(),
  constraint figures_loaded_pk primary key (kind),
  constraint figures_loaded_kind_known check (kind in ('prices', 'stock'))
);

insert into figures_loaded (kind, loaded_at)
select kind, imported_at
from (select imported_at from catalogue_version order by number desc limit 1) as latest
cross join (values ('prices'), ('stock')) as known (kind);

-- Parts that customers looked at while no warehouse had them. Servers count and write it down together now and then.
create table part_demand (
  part_id integer not null,
  looks integer not null,
  last_at timestamptz not null default now(),
  constraint part_demand_pk primary key (part_id),
  constraint part_demand_part_fk foreign key (part_id) references part (id) on delete cascade,
  constraint part_demand_looks_positive check (looks > 0)
);
create index part_demand_looks on part_demand (looks, part_id);
create index part_demand_last on part_demand (last_at);

-- Lists need a number for each row.
alter table search_miss add column id integer generated always as identity;
create unique index search_miss_id on search_miss (id);
create index search_miss_times on search_miss (times, id);

-- The log of background tasks: each failure, and what took long or comes seldom.
create table task_run (
  id bigint generated always as identity,
  task_id bigint not null,
  name text not null,
  started_at timestamptz not null,
  milliseconds integer not null,
  attempt integer not null,
  -- Null where it went well.
  error text,
  constraint task_run_pk primary key (id)
);
create index task_run_started on task_run (started_at);
create index task_run_name on task_run (name, id);
create index task_run_task on task_run (task_id, id);
create index task_run_failed on task_run (id) where error is not null;

-- The outbox, newest first: all of it, a kind, what was not sent, and by words.
drop index mail_outbox_created;
create index mail_outbox_time on mail_outbox (created_at, id);
create index mail_outbox_kind on mail_outbox (kind, created_at, id);
create index mail_outbox_unsent_time on mail_outbox (created_at, id) where sent_at is null;
create index mail_outbox_words on mail_outbox using gin (
  to_tsvector('simple', translate(recipient || ' ' || subject, '@._-/', '     ')));

-- The audit trail by kind of record and by words.
create index audit_entry_type on audit_entry (record_type, at, id);
create index audit_entry_words on audit_entry using gin (
  to_tsvector('simple', translate(record_name || ' ' || staff_name || ' ' || coalesce(before::text, '') || ' '
    || coalesce(after::text, ''), '@._-/', '     ')));

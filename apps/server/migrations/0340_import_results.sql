-- How the imports of each kind have ended, for the metrics: they run in processes that end with them.
create table import_result (
  kind text not null,
  -- The last one that changed the shop; null where there was none.
  succeeded_at timestamptz,
  seconds double precision,
  row_count bigint,
  failures integer not null default 0,
  constraint import_result_pk primary key (kind),
  constraint import_result_kind_known check (kind in ('catalogue', 'prices', 'stock', 'bins', 'core-deposits'))
);

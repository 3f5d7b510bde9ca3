-- Numbers come again in a restored backup or a new database, with another catalogue behind them. What browsers and
-- servers keep is named by this instead.
alter table catalogue_version
  add column id uuid not null default gen_random_uuid(),
  add constraint catalogue_version_id_key unique (id);

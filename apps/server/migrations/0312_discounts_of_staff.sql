-- Discounts come with the catalogue's folder and are changed by staff. What staff have set stays when a folder is
-- loaded; what the folder says is kept beside it, to be returned to.
alter table discount
  add column is_own boolean not null default false,
  -- In hundredths of a percent; null: the folder has none.
  add column imported_rate smallint,
  add constraint discount_imported_rate_range check (imported_rate between 0 and 10000);

update discount set imported_rate = rate;

alter table discount_table
  -- Made by staff, or renamed by them: a folder neither removes nor renames it.
  add column is_own boolean not null default false,
  add column version integer not null default 1;

-- Databases keep the order of their bytes, which is fast and the same on every machine.
-- What a person reads in order is sorted with: order by name collate polish
create collation polish (provider = icu, locale = 'pl-PL');

-- Which parts of the demo data this database was given, so that each is loaded once and deleted for good.
create table loaded_demo_data (
  part text primary key,
  loaded_at timestamptz not null default now()
);

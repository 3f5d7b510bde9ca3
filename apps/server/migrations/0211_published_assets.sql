-- Files of the built applications, by their path. Servers of two versions run beside each other during an update, and
-- each is asked for files that only the other one was built with.
create table published_asset (
  path text not null,
  content bytea not null,
  last_published_at timestamptz not null default now(),
  constraint published_asset_pk primary key (path)
);

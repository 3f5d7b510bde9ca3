-- Other systems, such as an ERP, call with a key. Keys of one name belong to one system: a new one is made before the
-- old one ends.
create table integration_key (
  id integer generated always as identity,
  name text not null,
  -- The key itself is nowhere but in the other system.
  key_sha256 bytea not null,
  -- The first characters of the key, by which people recognise it.
  beginning text not null,
  -- The contract has the list of scopes; a name that it does not know any more allows nothing.
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  last_used_at timestamptz,
  constraint integration_key_pk primary key (id),
  constraint integration_key_key unique (key_sha256)
);

-- Answers to changes that other systems have made, by the Idempotency-Key of the call: a repeated call gets the answer
-- of the first. Written in the transaction of the change, so that neither is there without the other.
create table integration_request (
  client text not null,
  key text not null,
  -- Of what was asked for: another request with the same key is a mistake.
  request_sha256 bytea not null,
  created_at timestamptz not null default now(),
  status smallint not null default 0,
  answer json,
  constraint integration_request_pk primary key (client, key)
);
create index integration_request_age on integration_request (created_at);

-- What a customer is shown about the places where the account is logged in.
alter table session
  add column user_agent text not null default '',
  -- Written at most once in some minutes, so that a session costs no write for each of its calls.
  add column last_used_at timestamptz not null default now(),
  -- The browser that logged in, by the hash of its cookie.
  add column device_sha256 bytea;

-- Browsers that have logged in to an account before: others who guess its password do not slow these down.
create table known_device (
  customer_id integer not null,
  device_sha256 bytea not null,
  last_login_at timestamptz not null default now(),
  constraint known_device_pk primary key (customer_id, device_sha256),
  constraint known_device_customer_fk foreign key (customer_id) references customer (id) on delete cascade
);

create index known_device_age on known_device (last_login_at);

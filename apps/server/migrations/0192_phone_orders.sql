-- Staff work in the shop for a customer who is on the phone. A table of its own: a server of the version before must not
-- take such a session for one of the customer's.
create table staff_shop_session (
  id uuid not null default gen_random_uuid(),
  staff_session_id uuid not null,
  customer_id integer not null,
  created_at timestamptz not null default now(),
  -- However much it is used.
  expires_at timestamptz not null,
  -- The hash of a code with which the shop gets the token, once; null when it has it.
  code_sha256 bytea,
  constraint staff_shop_session_pk primary key (id),
  constraint staff_shop_session_code_key unique (code_sha256),
  -- Ends with the login of the member of staff.
  constraint staff_shop_session_staff_session_fk
    foreign key (staff_session_id) references staff_session (id) on delete cascade,
  constraint staff_shop_session_customer_fk foreign key (customer_id) references customer (id) on delete cascade
);
create index staff_shop_session_staff_session on staff_shop_session (staff_session_id);
create index staff_shop_session_customer on staff_shop_session (customer_id);
create index staff_shop_session_expiry on staff_shop_session (expires_at);

create trigger staff_shop_session_deleted after delete on staff_shop_session
  referencing old table as deleted
  for each statement execute function notify_deleted_sessions();

alter table customer_order
  -- Who has placed it for the customer; null and empty where the customer did.
  add column placed_by_staff_id integer,
  add column placed_by_staff text not null default '',
  add constraint customer_order_placed_by_fk foreign key (placed_by_staff_id) references staff_member (id);
create index customer_order_placed_by on customer_order (placed_by_staff_id) where placed_by_staff_id is not null;

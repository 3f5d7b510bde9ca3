-- Every order and every later change of it, for other systems that read them one after the other. A change is written
-- here in its own transaction and gets its position later, when it is certainly committed: positions have no gaps, and
-- nothing appears before a position that somebody has already read past.
create table order_feed (
  id bigint generated always as identity,
  order_id integer not null,
  kind text not null,
  state text not null,
  payment_status text not null,
  version integer not null,
  changed_at timestamptz not null default now(),
  -- Null until it is published.
  position bigint,
  constraint order_feed_pk primary key (id),
  constraint order_feed_position_key unique (position),
  constraint order_feed_order_fk foreign key (order_id) references customer_order (id) on delete cascade,
  constraint order_feed_kind_known check (kind in ('placed', 'changed', 'cancelled'))
);
create index order_feed_order on order_feed (order_id);
create index order_feed_unpublished on order_feed (id) where position is null;

create function write_order_feed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.state, new.payment_status, new.version)
    is not distinct from (old.state, old.payment_status, old.version) then
    return null;
  end if;
  insert into order_feed (order_id, kind, state, payment_status, version)
  values (
    new.id,
    case when tg_op = 'INSERT' then 'placed' when new.state = 'cancelled' then 'cancelled' else 'changed' end,
    new.state, new.payment_status, new.version
  );
  return null;
end
$$;

create trigger customer_order_fed after insert or update of state, version, payment_status on customer_order
  for each row execute function write_order_feed();

insert into order_feed (order_id, kind, state, payment_status, version, changed_at, position)
select id, 'placed', state, payment_status, version, created_at, row_number() over (order by id)
from customer_order
order by id;

-- How far a system has read the feed, as it has said itself.
create table order_feed_reader (
  client text not null,
  position bigint not null,
  acknowledged_at timestamptz not null default now(),
  constraint order_feed_reader_pk primary key (client)
);

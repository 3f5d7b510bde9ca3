-- Other systems are told of what happens by HTTP requests to addresses that staff have entered.
create table webhook_endpoint (
  id integer generated always as identity,
  name text not null,
  url text not null,
  -- The contract has the list; a name that it does not know any more is never written.
  events text[] not null,
  -- A server signs with it, so it cannot be a hash.
  secret text not null,
  -- After a change both sign, until the receiver has certainly learned the new one.
  previous_secret text,
  previous_secret_until timestamptz,
  -- stock.low is sent when what can be sold of a part in a branch falls to this number or below it.
  low_stock integer not null default 0,
  is_enabled boolean not null default true,
  created_at timestamptz not null default now(),
  -- Raised with each change by staff, so that a second person notices the first.
  version integer not null default 1,
  constraint webhook_endpoint_pk primary key (id),
  constraint webhook_endpoint_low_stock_range check (low_stock between 0 and 1000000)
);

-- One message for one endpoint, written in the transaction of its cause.
create table webhook_delivery (
  id bigint generated always as identity,
  endpoint_id integer not null,
  -- The same at every try, by which a receiver knows what it has had already.
  message_id text not null,
  event text not null,
  -- What it is about. Messages about the same are sent one after the other.
  subject text not null,
  body text not null,
  created_at timestamptz(3) not null default now(),
  state text not null default 'waiting',
  -- Since it was last begun with; a redelivery begins again.
  tries smallint not null default 0,
  next_try_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint webhook_delivery_pk primary key (id),
  constraint webhook_delivery_endpoint_fk foreign key (endpoint_id) references webhook_endpoint (id) on delete cascade,
  constraint webhook_delivery_state_known check (state in ('waiting', 'delivered', 'given-up'))
);
create index webhook_delivery_waiting on webhook_delivery (endpoint_id, subject, id) where state = 'waiting';
-- The list, newest first, with each of its filters.
create index webhook_delivery_list on webhook_delivery (endpoint_id, state, id);
create index webhook_delivery_state on webhook_delivery (state, id);
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, id);
create index webhook_delivery_event on webhook_delivery (event, id);
create index webhook_delivery_subject on webhook_delivery (subject, id);
create index webhook_delivery_age on webhook_delivery (finished_at) where state <> 'waiting';

create table webhook_attempt (
  id bigint generated always as identity,
  delivery_id bigint not null,
  at timestamptz not null default now(),
  milliseconds integer not null,
  -- As sent, without the body, which is the delivery's.
  request_headers jsonb not null,
  -- Null where there was no answer.
  status smallint,
  answer_headers jsonb,
  -- Its beginning.
  answer_body text,
  error text,
  constraint webhook_attempt_pk primary key (id),
  constraint webhook_attempt_delivery_fk foreign key (delivery_id) references webhook_delivery (id) on delete cascade
);
create index webhook_attempt_delivery on webhook_attempt (delivery_id, id);

-- Adds the task that sends what waits for an endpoint. One queue for each endpoint: it gets one request at a time, and a
-- slow one keeps no more than one of the tasks that run at once. A key for each cause, since transactions that add a task
-- with the same key wait for each other.
create function add_webhook_task(endpoint integer, cause text, at timestamptz) returns void language sql as $$
  select graphile_worker.add_job('deliver-webhooks', json_build_object('endpointId', endpoint),
    queue_name => 'webhooks-' || endpoint, run_at => at, job_key => 'webhooks:' || endpoint || ':' || cause)
$$;

-- Writes an event for every endpoint that wants it.
create function write_webhook_event(event_name text, about text, details json) returns void language plpgsql as $$
declare
  wanting integer;
  message text := 'msg_' || replace(gen_random_uuid()::text, '-', '');
begin
  for wanting in
    select id from webhook_endpoint where is_enabled and event_name = any (events) order by id
  loop
    insert into webhook_delivery (endpoint_id, message_id, event, subject, body)
    values (wanting, message, event_name, about, json_build_object('type', event_name,
      'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', details)::text);
    perform add_webhook_task(wanting, about, now());
  end loop;
end
$$;

-- What is written for the order feed is told too.
create function write_order_webhook() returns trigger language plpgsql as $$
declare
  order_number text;
begin
  if exists (select from webhook_endpoint where is_enabled and 'order.' || new.kind = any (events)) then
    select number into order_number from customer_order where id = new.order_id;
    perform write_webhook_event('order.' || new.kind, 'order ' || order_number, json_build_object(
      'number', order_number, 'state', new.state, 'paymentStatus', new.payment_status, 'version', new.version));
  end if;
  return null;
end
$$;
create trigger order_feed_told after insert on order_feed for each row execute function write_order_webhook();

-- Parts of which little is left, until a task has put them into messages. Without a key that transactions would have to
-- wait for: orders of different customers change the stock of the same parts.
create table webhook_low_stock (
  id bigint generated always as identity,
  endpoint_id integer not null,
  part_id integer not null,
  warehouse_id integer not null,
  available integer not null,
  constraint webhook_low_stock_pk primary key (id),
  constraint webhook_low_stock_endpoint_fk foreign key (endpoint_id) references webhook_endpoint (id) on delete cascade
);
create index webhook_low_stock_endpoint on webhook_low_stock (endpoint_id);

create function note_low_stock() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook_endpoint where is_enabled and 'stock.low' = any (events)) then
    return null;
  end if;
  insert into webhook_low_stock (endpoint_id, part_id, warehouse_id, available)
  select e.id, a.part_id, a.warehouse_id, greatest(0, a.quantity - a.reserved)
  from after_change as a
  join before_change as b on b.part_id = a.part_id and b.warehouse_id = a.warehouse_id
  join webhook_endpoint as e on e.is_enabled and 'stock.low' = any (e.events)
    and b.quantity - b.reserved > e.low_stock and a.quantity - a.reserved <= e.low_stock
  order by a.part_id, a.warehouse_id;
  if found then
    perform graphile_worker.add_job('tell-low-stock', '{}'::json);
  end if;
  return null;
end
$$;
create trigger part_stock_low after update on part_stock
  referencing old table as before_change new table as after_change
  for each statement execute function note_low_stock();

-- The order desk: how far an order is, what was done to it by whom, what has left in which parcel.

-- The state of an order that has only the words which its customer reads. Servers of the version before, and data that
-- is loaded, write no more than these.
create function order_state_of(order_status text, shipping_status text) returns text immutable language sql as $$
  select case
    when order_status = 'Cancelled' then
      case when shipping_status in ('Shipped', 'Delivered') then 'returned' else 'cancelled' end
    when order_status = 'Complete' then 'complete'
    when shipping_status = 'Delivered' then 'delivered'
    when shipping_status = 'Shipped' then 'shipped'
    when shipping_status = 'Partially shipped' then 'partly-shipped'
    when shipping_status = 'Shipping not required' then 'ready'
    when order_status = 'Processing' then 'confirmed'
    else 'placed'
  end
$$;

-- So many working days later, Saturdays and Sundays left out, at the same time of the day.
create function order_due_at(placed_at timestamptz, working_days integer) returns timestamptz stable language sql as $$
  -- Days are Polish ones, also where the clocks are changed between.
  select (placed_at at time zone 'Europe/Warsaw' + make_interval(days => later)) at time zone 'Europe/Warsaw'
  from generate_series(1, working_days + 2 * (working_days / 5 + 1)) as later
  where extract(isodow from placed_at at time zone 'Europe/Warsaw' + make_interval(days => later)) < 6
  order by later
  offset working_days - 1 limit 1
$$;

-- How a branch works on its orders; one without a row works as the defaults say.
create table branch_order_desk (
  warehouse_id integer not null,
  -- How it hears of new orders: a mail for each, one mail now and then about all of them, or none.
  order_mail text not null default 'each',
  -- Up to which moment the last digest went.
  digest_at timestamptz not null default now(),
  -- Working days after which an order that has not left is overdue.
  dispatch_days smallint not null default 2,
  constraint branch_order_desk_pk primary key (warehouse_id),
  constraint branch_order_desk_warehouse_fk foreign key (warehouse_id) references warehouse (id) on delete cascade,
  constraint branch_order_desk_order_mail_known check (order_mail in ('each', 'digest', 'none')),
  constraint branch_order_desk_dispatch_days_range check (dispatch_days between 1 and 30)
);

alter table customer_order
  add column state text,
  -- Raised with each change, so that a second person notices the first.
  add column version integer not null default 1,
  -- What is not owed any more since lines were cancelled, in grosze; all of it once everything is.
  add column cancelled_total bigint not null default 0,
  add column due_at timestamptz,
  add constraint customer_order_state_known check (state in (
    'placed', 'confirmed', 'picking', 'partly-shipped', 'shipped', 'ready', 'delivered', 'complete', 'cancelled',
    'returned')),
  add constraint customer_order_cancelled_total_range check (cancelled_total between 0 and total);

update customer_order
set state = order_state_of(order_status, shipping_status), due_at = order_due_at(created_at, 2),
  cancelled_total = case when order_state_of(order_status, shipping_status) = 'cancelled' then total else 0 end;

-- The trigger below puts in what was not given.
alter table customer_order
  alter column state set not null, alter column state set default '',
  alter column due_at set not null, alter column due_at set default 'infinity';

create function complete_order() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state = '' then
      new.state := order_state_of(new.order_status, new.shipping_status);
    end if;
    if new.due_at = 'infinity' then
      new.due_at := order_due_at(new.created_at,
        coalesce((select dispatch_days from branch_order_desk where warehouse_id = new.warehouse_id), 2));
    end if;
  elsif new.state = old.state
    and (new.order_status, new.shipping_status) is distinct from (old.order_status, old.shipping_status) then
    new.state := order_state_of(new.order_status, new.shipping_status);
  end if;
  return new;
end
$$;

create trigger customer_order_complete before insert or update of order_status, shipping_status on customer_order
  for each row execute function complete_order();

-- Whoever watches the queue is told, whichever server has made the change.
create function announce_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('orders_changed', json_build_object(
    'id', new.id, 'branchId', new.warehouse_id, 'isNew', tg_op = 'INSERT')::text);
  return null;
end
$$;

create trigger customer_order_announced after insert or update of state, version, payment_status on customer_order
  for each row execute function announce_order();

-- A connection that stays open has to notice the end of its session.
create function announce_staff_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('staff_sessions_ended', '');
  return null;
end
$$;

create trigger staff_session_ended after delete on staff_session
  for each statement execute function announce_staff_session_end();

-- The queue: pages of a branch and a state in each order that it can be sorted in. What it is filtered by besides
-- stands in the same index, so that orders which do not fit are not fetched.
create index customer_order_queue on customer_order (warehouse_id, state, created_at, id)
  include (payment_status, pick_up_in_store, due_at);
create index customer_order_queue_due on customer_order (warehouse_id, state, due_at, id)
  include (payment_status, pick_up_in_store, created_at);
create index customer_order_queue_total on customer_order (warehouse_id, state, total, id)
  include (payment_status, pick_up_in_store, created_at, due_at);
drop index customer_order_warehouse_idx;
create index customer_order_number_prefix on customer_order (number text_pattern_ops);

alter table order_line
  add column shipped integer not null default 0,
  add column cancelled integer not null default 0,
  add constraint order_line_pieces_range check (shipped >= 0 and cancelled >= 0 and shipped + cancelled <= quantity);

-- As it is printed without blanks and dashes, which is how people search.
create index order_line_sku on order_line ((upper(regexp_replace(sku, '[^A-Za-z0-9]', '', 'g'))) text_pattern_ops);

alter table order_supply
  add column cancelled integer not null default 0,
  add constraint order_supply_cancelled_range check (cancelled >= 0 and reserved + cancelled <= quantity);

update order_line as l
set shipped = case when o.state = 'cancelled' then 0 else l.quantity end,
  cancelled = case when o.state = 'cancelled' then l.quantity else 0 end
from customer_order as o
where o.id = l.order_id and o.state in ('shipped', 'delivered', 'complete', 'returned', 'cancelled');

update order_line as l
set shipped = s.shipped
from (
  select order_id, line, sum(p.quantity - p.reserved)::integer as shipped
  from order_supply as p join customer_order as o on o.id = p.order_id
  where o.state = 'partly-shipped' and p.kind <> 'back-order'
  group by order_id, line
) as s
where s.order_id = l.order_id and s.line = l.line;

update order_supply as p
set cancelled = p.quantity
from customer_order as o
where o.id = p.order_id and o.state = 'cancelled' and p.reserved = 0;

-- Only what somebody still waits for.
drop index order_supply_back_order;
create index order_supply_back_order on order_supply (order_id, line)
  where kind = 'back-order' and cancelled < quantity;

create table shipment (
  id integer generated always as identity,
  order_id integer not null,
  created_at timestamptz not null default now(),
  -- Null for a command of the server.
  staff_id integer,
  packed_by text not null,
  -- Null for what the customer has collected.
  carrier text,
  tracking_number text not null default '',
  parcels smallint not null default 1,
  constraint shipment_pk primary key (id),
  constraint shipment_order_fk foreign key (order_id) references customer_order (id) on delete cascade,
  constraint shipment_staff_fk foreign key (staff_id) references staff_member (id),
  constraint shipment_parcels_range check (parcels between 1 and 999)
);
create index shipment_order on shipment (order_id);
create index shipment_staff on shipment (staff_id);

create table shipment_line (
  shipment_id integer not null,
  line smallint not null,
  quantity integer not null,
  constraint shipment_line_pk primary key (shipment_id, line),
  constraint shipment_line_shipment_fk foreign key (shipment_id) references shipment (id) on delete cascade,
  constraint shipment_line_quantity_positive check (quantity > 0)
);

-- The time line of an order, for staff: everything that was done, by whom. What its customer is told is in order_event.
create table order_activity (
  id bigint generated always as identity,
  order_id integer not null,
  created_at timestamptz not null default now(),
  kind text not null,
  -- Null for the server itself.
  staff_id integer,
  staff_name text not null,
  data jsonb not null default '{}',
  constraint order_activity_pk primary key (id),
  constraint order_activity_order_fk foreign key (order_id) references customer_order (id) on delete cascade,
  constraint order_activity_staff_fk foreign key (staff_id) references staff_member (id),
  constraint order_activity_kind_known check (kind in (
    'status', 'confirm', 'start-picking', 'ship', 'make-ready', 'collect', 'deliver', 'complete', 'cancel',
    'cancel-lines', 'mark-paid', 'allot', 'note', 'note-to-customer', 'mail'))
);
create index order_activity_order on order_activity (order_id, id);
create index order_activity_staff on order_activity (staff_id);

insert into order_activity (order_id, created_at, kind, staff_name, data)
select e.order_id, e.created_at, 'status', '', json_build_object('aspect', e.aspect, 'status', e.status)
from order_event as e join customer_order as o on o.id = e.order_id
where e.created_at > o.created_at
order by e.id;

-- What a member of staff has chosen in a list, under a name.
create table staff_saved_view (
  id integer generated always as identity,
  staff_id integer not null,
  list text not null,
  name text not null,
  filter jsonb not null,
  created_at timestamptz not null default now(),
  constraint staff_saved_view_pk primary key (id),
  constraint staff_saved_view_staff_fk foreign key (staff_id) references staff_member (id) on delete cascade,
  constraint staff_saved_view_list_known check (list in ('orders'))
);
create unique index staff_saved_view_name on staff_saved_view (staff_id, list, lower(name));

-- Customers by the beginnings of words of their name, company and address of mail.
create index customer_words on customer using gin (
  to_tsvector('simple', translate(company || ' ' || first_name || ' ' || last_name || ' ' || email, '@._-', '    ')));
create index order_note_words on order_note using gin (to_tsvector('simple', translate(note, '@._-/', '     ')));

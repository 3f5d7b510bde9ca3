-- Returns: what a customer asks to send back of an order, and what becomes of it.
create table order_return (
  id integer generated always as identity,
  order_id integer not null,
  -- The branch of the order, so that its list needs no orders.
  warehouse_id integer not null,
  number text not null,
  state text not null default 'requested',
  reason text not null,
  comment text not null default '',
  -- What staff have told the customer: how to send it, or why not.
  answer text not null default '',
  -- In grosze; null until it is refunded.
  refunded_amount bigint,
  -- Raised with each change, so that a second person notices the first.
  version integer not null default 1,
  -- Of the request, so that it makes one return however often it is sent.
  request_key text not null,
  created_at timestamptz not null default now(),
  constraint order_return_pk primary key (id),
  constraint order_return_number_key unique (number),
  constraint order_return_request_key unique (order_id, request_key),
  constraint order_return_order_fk foreign key (order_id) references customer_order (id) on delete cascade,
  constraint order_return_warehouse_fk foreign key (warehouse_id) references warehouse (id),
  constraint order_return_state_known check (state in ('requested', 'approved', 'received', 'refunded', 'refused')),
  constraint order_return_reason_known
    check (reason in ('wrong-part', 'not-needed', 'damaged', 'defective', 'other')),
  constraint order_return_refunded check ((refunded_amount is not null) = (state = 'refunded')),
  constraint order_return_refunded_range check (refunded_amount >= 0)
);
create index order_return_state on order_return (warehouse_id, state, id);
create index order_return_number_prefix on order_return (number text_pattern_ops);

create table order_return_line (
  return_id integer not null,
  line smallint not null,
  quantity integer not null,
  -- What has arrived: to be sold again, or of no use to anybody.
  restocked integer not null default 0,
  written_off integer not null default 0,
  constraint order_return_line_pk primary key (return_id, line),
  constraint order_return_line_return_fk foreign key (return_id) references order_return (id) on delete cascade,
  constraint order_return_line_quantity_positive check (quantity > 0),
  constraint order_return_line_received_range
    check (restocked >= 0 and written_off >= 0 and restocked + written_off <= quantity)
);

create table order_return_photo (
  return_id integer not null,
  position smallint not null,
  content_type text not null,
  content bytea not null,
  constraint order_return_photo_pk primary key (return_id, position),
  constraint order_return_photo_return_fk foreign key (return_id) references order_return (id) on delete cascade,
  constraint order_return_photo_type_known check (content_type in ('image/jpeg', 'image/png', 'image/webp'))
);

alter table order_line
  -- Of the shipped pieces those that were taken back.
  add column returned integer not null default 0,
  add constraint order_line_returned_range check (returned between 0 and shipped);

alter table customer_order
  -- What was given back for returned goods, or is not owed any more because of them, in grosze.
  add column refunded_total bigint not null default 0,
  add constraint customer_order_refunded_total_range check (refunded_total between 0 and total - cancelled_total);

update order_line as l
set returned = l.shipped
from customer_order as o
where o.id = l.order_id and o.state = 'returned' and l.shipped > 0;

alter table order_activity
  drop constraint order_activity_kind_known,
  add constraint order_activity_kind_known check (kind in (
    'status', 'confirm', 'start-picking', 'ship', 'make-ready', 'collect', 'deliver', 'complete', 'cancel',
    'cancel-lines', 'mark-paid', 'allot', 'note', 'note-to-customer', 'mail', 'request-return', 'approve-return',
    'refuse-return', 'receive-return', 'refund-return'));

insert into staff_role_permission (role_id, permission)
select id, permission
from staff_role
join (values
  ('order-desk', 'returns.read'),
  ('branch-manager', 'returns.read'),
  ('accountant', 'returns.read')
) as given (key, permission) using (key)
on conflict do nothing;

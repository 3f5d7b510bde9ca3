-- How goods travel and how they are paid: fees and rules are data.
create table shipping_method (
  id integer generated always as identity,
  system_name text not null,
  position smallint not null,
  name_pl text not null,
  name_en text not null,
  description_pl text not null,
  description_en text not null,
  fee_net bigint not null,
  vat_rate integer not null,
  -- The fee falls away from this sub total (gross) on; null means never.
  free_from bigint,
  -- Empty: every country. Two-letter ISO codes.
  countries text[] not null default '{}',
  -- Empty: every postcode. Digits that the postcode begins with.
  postcode_prefixes text[] not null default '{}',
  preselected boolean not null default false,
  constraint shipping_method_pk primary key (id),
  constraint shipping_method_system_name_key unique (system_name),
  constraint shipping_method_fee_check check (fee_net >= 0 and vat_rate between 0 and 10000)
);

create table payment_method (
  id integer generated always as identity,
  system_name text not null,
  position smallint not null,
  name_pl text not null,
  name_en text not null,
  description_pl text not null,
  description_en text not null,
  fee_net bigint not null,
  vat_rate integer not null,
  -- Empty: every country.
  countries text[] not null default '{}',
  -- System names of the shipping methods it goes with; empty: no restriction.
  available_shipments text[] not null default '{}',
  uses_credit boolean not null default false,
  constraint payment_method_pk primary key (id),
  constraint payment_method_system_name_key unique (system_name),
  constraint payment_method_fee_check check (fee_net >= 0 and vat_rate between 0 and 10000)
);

alter table store
  add column allow_pick_up_in_store boolean not null default true,
  add column pick_up_in_store_only boolean not null default false,
  add column default_pickup_warehouse_id integer,
  add constraint store_pick_up_only_if_allowed check (allow_pick_up_in_store or not pick_up_in_store_only),
  add constraint store_default_pickup_warehouse_fk foreign key (default_pickup_warehouse_id) references warehouse (id);

-- Trade credit that orders have reserved, in grosze; raised only while it stays within the limit.
alter table customer
  add column credit_used bigint not null default 0,
  add constraint customer_credit_used_check check (credit_used >= 0);

create sequence order_number_seq start 100001;

-- A snapshot: nothing in it changes when the catalogue or an address does.
create table customer_order (
  id integer generated always as identity,
  number text not null default 'PB' || nextval('order_number_seq')::text,
  customer_id integer not null,
  created_at timestamptz not null default now(),
  language text not null,
  order_status text not null default 'Pending',
  payment_status text not null default 'Pending',
  shipping_status text not null default 'Not yet shipped',
  pick_up_in_store boolean not null,
  pickup_address jsonb,
  shipping_address jsonb,
  billing_address jsonb not null,
  shipping_method_pl text not null,
  shipping_method_en text not null,
  payment_method text not null,
  payment_method_pl text not null,
  payment_method_en text not null,
  warehouse_id integer not null,
  sub_total bigint not null,
  shipping bigint not null,
  payment_fee bigint not null,
  order_discount bigint not null default 0,
  tax bigint not null,
  total bigint not null,
  constraint customer_order_pk primary key (id),
  constraint customer_order_number_key unique (number),
  constraint customer_order_customer_fk foreign key (customer_id) references customer (id),
  constraint customer_order_warehouse_fk foreign key (warehouse_id) references warehouse (id),
  constraint customer_order_language_check check (language in ('pl', 'en')),
  constraint customer_order_total_check check (total = sub_total + shipping + payment_fee + order_discount),
  constraint customer_order_status_check check (order_status in ('Pending', 'Processing', 'Complete', 'Cancelled')),
  constraint customer_order_payment_status_check
    check (payment_status in ('Pending', 'Authorized', 'Paid', 'Refunded', 'Voided')),
  constraint customer_order_shipping_status_check
    check (shipping_status in ('Not yet shipped', 'Partially shipped', 'Shipped', 'Delivered', 'Shipping not required'))
);
create index customer_order_customer_idx on customer_order (customer_id, created_at desc, id desc);
create index customer_order_warehouse_idx on customer_order (warehouse_id);

create table order_line (
  order_id integer not null,
  line smallint not null,
  part_id integer not null,
  sku text not null,
  name_pl text not null,
  name_en text not null,
  quantity integer not null,
  vat_rate integer not null,
  discount integer not null,
  unit_net bigint not null,
  unit_gross bigint not null,
  catalogue_gross bigint not null,
  constraint order_line_pk primary key (order_id, line),
  constraint order_line_order_fk foreign key (order_id) references customer_order (id) on delete cascade,
  constraint order_line_part_fk foreign key (part_id) references part (id),
  constraint order_line_quantity_check check (quantity > 0),
  constraint order_line_price_check check (unit_gross > 0)
);
create index order_line_part_idx on order_line (part_id);

create table order_tax (
  order_id integer not null,
  rate integer not null,
  amount bigint not null,
  constraint order_tax_pk primary key (order_id, rate),
  constraint order_tax_order_fk foreign key (order_id) references customer_order (id) on delete cascade
);

create table order_note (
  id integer generated always as identity,
  order_id integer not null,
  created_at timestamptz not null default now(),
  note text not null,
  constraint order_note_pk primary key (id),
  constraint order_note_order_fk foreign key (order_id) references customer_order (id) on delete cascade,
  constraint order_note_length_check check (char_length(note) <= 2000)
);
create index order_note_order_idx on order_note (order_id);

-- The history of an order: every status it took and when.
create table order_event (
  id integer generated always as identity,
  order_id integer not null,
  created_at timestamptz not null default now(),
  aspect text not null,
  status text not null,
  constraint order_event_pk primary key (id),
  constraint order_event_order_fk foreign key (order_id) references customer_order (id) on delete cascade,
  constraint order_event_aspect_check check (aspect in ('order', 'payment', 'shipping'))
);
create index order_event_order_idx on order_event (order_id);

-- Claimed before anything else of a checkout: the unique key makes a twin wait and then find the order.
create table checkout_request (
  customer_id integer not null,
  request_key text not null,
  order_id integer,
  created_at timestamptz not null default now(),
  constraint checkout_request_pk primary key (customer_id, request_key),
  constraint checkout_request_customer_fk foreign key (customer_id) references customer (id) on delete cascade,
  constraint checkout_request_order_fk foreign key (order_id) references customer_order (id) on delete cascade
);
create index checkout_request_order_idx on checkout_request (order_id);

-- What the accounting system would answer.
create table accounting_document (
  id integer generated always as identity,
  customer_id integer not null,
  document_no text not null,
  document_date date not null,
  description_pl text not null,
  description_en text not null,
  due_date date,
  amount bigint not null,
  branch_code text not null,
  constraint accounting_document_pk primary key (id),
  constraint accounting_document_customer_fk foreign key (customer_id) references customer (id) on delete cascade
);
create index accounting_document_customer_idx on accounting_document (customer_id, document_date desc);

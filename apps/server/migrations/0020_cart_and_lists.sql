-- One cart a customer. Lines are locked and removed one by one at checkout, so what is added meanwhile stays.
create table cart_line (
  customer_id integer not null,
  part_id integer not null,
  quantity integer not null,
  added_at timestamptz not null default now(),
  constraint cart_line_pk primary key (customer_id, part_id),
  constraint cart_line_customer_fk foreign key (customer_id) references customer (id) on delete cascade,
  constraint cart_line_part_fk foreign key (part_id) references part (id),
  constraint cart_line_quantity_check check (quantity between 1 and 99999)
);
create index cart_line_part_idx on cart_line (part_id);

create table shopping_list (
  id integer generated always as identity,
  customer_id integer not null,
  name text not null,
  created_at timestamptz not null default now(),
  constraint shopping_list_pk primary key (id),
  constraint shopping_list_customer_fk foreign key (customer_id) references customer (id) on delete cascade,
  constraint shopping_list_name_check check (btrim(name) <> '')
);
create index shopping_list_customer_idx on shopping_list (customer_id, created_at);

create table shopping_list_item (
  id integer generated always as identity,
  shopping_list_id integer not null,
  part_id integer not null,
  quantity integer not null,
  constraint shopping_list_item_pk primary key (id),
  constraint shopping_list_item_part_key unique (shopping_list_id, part_id),
  constraint shopping_list_item_list_fk foreign key (shopping_list_id) references shopping_list (id) on delete cascade,
  constraint shopping_list_item_part_fk foreign key (part_id) references part (id),
  constraint shopping_list_item_quantity_check check (quantity between 1 and 99999)
);
create index shopping_list_item_part_idx on shopping_list_item (part_id);

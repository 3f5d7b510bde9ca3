-- All stock, or all prices, that another system sends in pieces. When it says that nothing is missing, a task puts them
-- in place of what the shop has.
create table figures_replacement (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('stock', 'prices')),
  -- The system that sends it, by the name of its keys.
  client text not null,
  state text not null default 'open' check (state in ('open', 'waiting', 'applied')),
  row_count integer not null default 0,
  accepted integer not null default 0,
  changed integer,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);

create table replacement_stock (
  replacement_id integer not null references figures_replacement on delete cascade,
  part_id integer not null,
  warehouse_id integer not null references warehouse on delete cascade,
  quantity integer not null,
  primary key (replacement_id, part_id, warehouse_id)
);

create table replacement_price (
  replacement_id integer not null references figures_replacement on delete cascade,
  part_id integer not null,
  -- Null: the part has no price.
  net integer,
  vat_rate smallint not null,
  primary key (replacement_id, part_id)
);

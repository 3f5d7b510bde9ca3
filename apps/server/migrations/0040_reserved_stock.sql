-- Stock is on hand (quantity, as the last import counted it) or promised to open orders (reserved). What can still be
-- promised is the difference, or nothing where a later count found less than was promised. Orders that are there
-- already were taken from quantity when they were placed, so they have nothing reserved.
alter table part_stock
  add column reserved integer not null default 0,
  add constraint part_stock_reserved_not_negative check (reserved >= 0);

alter table store
  -- Which warehouses may supply the branch that executes an order, besides itself. Central is what is no branch.
  add column transfers_from text not null default 'everywhere',
  -- Whether an order may hold more than all these warehouses have.
  add column allow_back_orders boolean not null default true,
  add constraint store_transfers_from_known check (transfers_from in ('nowhere', 'central', 'everywhere'));

-- Where the pieces of an order's line come from, as it was promised. The sum of a line's rows is its quantity; a line
-- without rows is older than this table. What all rows of a part and a warehouse have reserved is part_stock.reserved.
create table order_supply (
  order_id integer not null,
  line smallint not null,
  position smallint not null,
  kind text not null,
  -- Null for a back order: nobody has these pieces yet.
  warehouse_id integer,
  warehouse_name_pl text,
  warehouse_name_en text,
  quantity integer not null,
  -- Neither shipped nor given back yet.
  reserved integer not null,
  constraint order_supply_pk primary key (order_id, line, position),
  constraint order_supply_line_fk foreign key (order_id, line) references order_line (order_id, line) on delete cascade,
  constraint order_supply_warehouse_fk foreign key (warehouse_id) references warehouse (id),
  constraint order_supply_kind_known check (kind in ('branch', 'central', 'other-branch', 'back-order')),
  constraint order_supply_quantity_positive check (quantity > 0),
  constraint order_supply_reserved_range check (reserved between 0 and quantity),
  constraint order_supply_back_order_from_nowhere check (
    case when kind = 'back-order'
      then num_nonnulls(warehouse_id, warehouse_name_pl, warehouse_name_en) = 0 and reserved = 0
      else num_nulls(warehouse_id, warehouse_name_pl, warehouse_name_en) = 0
    end
  )
);
create index order_supply_warehouse on order_supply (warehouse_id);
create index order_supply_back_order on order_supply (order_id, line) where kind = 'back-order';

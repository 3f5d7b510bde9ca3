-- One cart a customer. Lines are locked and removed one by one at checkout, so what is added meanwhile stays.
CREATE TABLE cart_line (
  customer_id integer NOT NULL,
  part_id integer NOT NULL,
  quantity integer NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT cart_line_pk PRIMARY KEY (customer_id, part_id),
  CONSTRAINT cart_line_customer_fk FOREIGN KEY (customer_id) REFERENCES customer (id) ON DELETE CASCADE,
  CONSTRAINT cart_line_part_fk FOREIGN KEY (part_id) REFERENCES part (id),
  CONSTRAINT cart_line_quantity_check CHECK (quantity BETWEEN 1 AND 99999)
);
CREATE INDEX cart_line_part_idx ON cart_line (part_id);

CREATE TABLE shopping_list (
  id integer GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT shopping_list_pk PRIMARY KEY (id),
  CONSTRAINT shopping_list_customer_fk FOREIGN KEY (customer_id) REFERENCES customer (id) ON DELETE CASCADE,
  CONSTRAINT shopping_list_name_check CHECK (btrim(name) <> '')
);
CREATE INDEX shopping_list_customer_idx ON shopping_list (customer_id, created_at);

CREATE TABLE shopping_list_item (
  id integer GENERATED ALWAYS AS IDENTITY,
  shopping_list_id integer NOT NULL,
  part_id integer NOT NULL,
  quantity integer NOT NULL,
  CONSTRAINT shopping_list_item_pk PRIMARY KEY (id),
  CONSTRAINT shopping_list_item_part_key UNIQUE (shopping_list_id, part_id),
  CONSTRAINT shopping_list_item_list_fk FOREIGN KEY (shopping_list_id) REFERENCES shopping_list (id) ON DELETE CASCADE,
  CONSTRAINT shopping_list_item_part_fk FOREIGN KEY (part_id) REFERENCES part (id),
  CONSTRAINT shopping_list_item_quantity_check CHECK (quantity BETWEEN 1 AND 99999)
);
CREATE INDEX shopping_list_item_part_idx ON shopping_list_item (part_id);

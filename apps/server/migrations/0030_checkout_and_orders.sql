-- How goods travel and how they are paid: fees and rules are data.
CREATE TABLE shipping_method (
  id integer GENERATED ALWAYS AS IDENTITY,
  system_name text NOT NULL,
  position smallint NOT NULL,
  name_pl text NOT NULL,
  name_en text NOT NULL,
  description_pl text NOT NULL,
  description_en text NOT NULL,
  fee_net bigint NOT NULL,
  vat_rate integer NOT NULL,
  -- The fee falls away from this sub total (gross) on; null means never.
  free_from bigint,
  -- Empty: every country. Two-letter ISO codes.
  countries text[] NOT NULL DEFAULT '{}',
  -- Empty: every postcode. Digits that the postcode begins with.
  postcode_prefixes text[] NOT NULL DEFAULT '{}',
  preselected boolean NOT NULL DEFAULT false,
  CONSTRAINT shipping_method_pk PRIMARY KEY (id),
  CONSTRAINT shipping_method_system_name_key UNIQUE (system_name),
  CONSTRAINT shipping_method_fee_check CHECK (fee_net >= 0 AND vat_rate BETWEEN 0 AND 10000)
);

CREATE TABLE payment_method (
  id integer GENERATED ALWAYS AS IDENTITY,
  system_name text NOT NULL,
  position smallint NOT NULL,
  name_pl text NOT NULL,
  name_en text NOT NULL,
  description_pl text NOT NULL,
  description_en text NOT NULL,
  fee_net bigint NOT NULL,
  vat_rate integer NOT NULL,
  -- Empty: every country.
  countries text[] NOT NULL DEFAULT '{}',
  -- System names of the shipping methods it goes with; empty: no restriction.
  available_shipments text[] NOT NULL DEFAULT '{}',
  uses_credit boolean NOT NULL DEFAULT false,
  CONSTRAINT payment_method_pk PRIMARY KEY (id),
  CONSTRAINT payment_method_system_name_key UNIQUE (system_name),
  CONSTRAINT payment_method_fee_check CHECK (fee_net >= 0 AND vat_rate BETWEEN 0 AND 10000)
);

ALTER TABLE customer
  ADD COLUMN credit_used bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT customer_credit_used_check CHECK (credit_used >= 0);

CREATE SEQUENCE order_number_seq START 100001;

-- A snapshot: nothing in it changes when the catalogue or an address does.
CREATE TABLE customer_order (
  id integer GENERATED ALWAYS AS IDENTITY,
  number text NOT NULL DEFAULT 'PB' || nextval('order_number_seq')::text,
  customer_id integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  language text NOT NULL,
  order_status text NOT NULL DEFAULT 'Pending',
  payment_status text NOT NULL DEFAULT 'Pending',
  shipping_status text NOT NULL DEFAULT 'Not yet shipped',
  pick_up_in_store boolean NOT NULL,
  pickup_address jsonb,
  shipping_address jsonb,
  billing_address jsonb NOT NULL,
  shipping_method_pl text NOT NULL,
  shipping_method_en text NOT NULL,
  payment_method text NOT NULL,
  payment_method_pl text NOT NULL,
  payment_method_en text NOT NULL,
  warehouse_id integer NOT NULL,
  sub_total bigint NOT NULL,
  shipping bigint NOT NULL,
  payment_fee bigint NOT NULL,
  order_discount bigint NOT NULL DEFAULT 0,
  tax bigint NOT NULL,
  total bigint NOT NULL,
  CONSTRAINT customer_order_pk PRIMARY KEY (id),
  CONSTRAINT customer_order_number_key UNIQUE (number),
  CONSTRAINT customer_order_customer_fk FOREIGN KEY (customer_id) REFERENCES customer (id),
  CONSTRAINT customer_order_warehouse_fk FOREIGN KEY (warehouse_id) REFERENCES warehouse (id),
  CONSTRAINT customer_order_language_check CHECK (language IN ('pl', 'en')),
  CONSTRAINT customer_order_total_check CHECK (total = sub_total + shipping + payment_fee + order_discount),
  CONSTRAINT customer_order_status_check CHECK (order_status IN ('Pending', 'Processing', 'Complete', 'Cancelled')),
  CONSTRAINT customer_order_payment_status_check
    CHECK (payment_status IN ('Pending', 'Authorized', 'Paid', 'Refunded', 'Voided')),
  CONSTRAINT customer_order_shipping_status_check
    CHECK (shipping_status IN ('Not yet shipped', 'Partially shipped', 'Shipped', 'Delivered', 'Shipping not required'))
);
CREATE INDEX customer_order_customer_idx ON customer_order (customer_id, created_at DESC, id DESC);
CREATE INDEX customer_order_warehouse_idx ON customer_order (warehouse_id);

CREATE TABLE order_line (
  order_id integer NOT NULL,
  line smallint NOT NULL,
  part_id integer NOT NULL,
  sku text NOT NULL,
  name_pl text NOT NULL,
  name_en text NOT NULL,
  quantity integer NOT NULL,
  vat_rate integer NOT NULL,
  discount integer NOT NULL,
  unit_net bigint NOT NULL,
  unit_gross bigint NOT NULL,
  catalogue_gross bigint NOT NULL,
  CONSTRAINT order_line_pk PRIMARY KEY (order_id, line),
  CONSTRAINT order_line_order_fk FOREIGN KEY (order_id) REFERENCES customer_order (id) ON DELETE CASCADE,
  CONSTRAINT order_line_part_fk FOREIGN KEY (part_id) REFERENCES part (id),
  CONSTRAINT order_line_quantity_check CHECK (quantity > 0),
  CONSTRAINT order_line_price_check CHECK (unit_gross > 0)
);
CREATE INDEX order_line_part_idx ON order_line (part_id);

CREATE TABLE order_tax (
  order_id integer NOT NULL,
  rate integer NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT order_tax_pk PRIMARY KEY (order_id, rate),
  CONSTRAINT order_tax_order_fk FOREIGN KEY (order_id) REFERENCES customer_order (id) ON DELETE CASCADE
);

CREATE TABLE order_note (
  id integer GENERATED ALWAYS AS IDENTITY,
  order_id integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  note text NOT NULL,
  CONSTRAINT order_note_pk PRIMARY KEY (id),
  CONSTRAINT order_note_order_fk FOREIGN KEY (order_id) REFERENCES customer_order (id) ON DELETE CASCADE,
  CONSTRAINT order_note_length_check CHECK (char_length(note) <= 2000)
);
CREATE INDEX order_note_order_idx ON order_note (order_id);

-- The history of an order: every status it took and when.
CREATE TABLE order_event (
  id integer GENERATED ALWAYS AS IDENTITY,
  order_id integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  aspect text NOT NULL,
  status text NOT NULL,
  CONSTRAINT order_event_pk PRIMARY KEY (id),
  CONSTRAINT order_event_order_fk FOREIGN KEY (order_id) REFERENCES customer_order (id) ON DELETE CASCADE,
  CONSTRAINT order_event_aspect_check CHECK (aspect IN ('order', 'payment', 'shipping'))
);
CREATE INDEX order_event_order_idx ON order_event (order_id);

-- Claimed before anything else of a checkout: the unique key makes a twin wait and then find the order.
CREATE TABLE checkout_request (
  customer_id integer NOT NULL,
  request_key text NOT NULL,
  order_id integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT checkout_request_pk PRIMARY KEY (customer_id, request_key),
  CONSTRAINT checkout_request_customer_fk FOREIGN KEY (customer_id) REFERENCES customer (id) ON DELETE CASCADE,
  CONSTRAINT checkout_request_order_fk FOREIGN KEY (order_id) REFERENCES customer_order (id) ON DELETE CASCADE
);
CREATE INDEX checkout_request_order_idx ON checkout_request (order_id);

-- What the accounting system would answer.
CREATE TABLE accounting_document (
  id integer GENERATED ALWAYS AS IDENTITY,
  customer_id integer NOT NULL,
  document_no text NOT NULL,
  document_date date NOT NULL,
  description_pl text NOT NULL,
  description_en text NOT NULL,
  due_date date,
  amount bigint NOT NULL,
  branch_code text NOT NULL,
  CONSTRAINT accounting_document_pk PRIMARY KEY (id),
  CONSTRAINT accounting_document_customer_fk FOREIGN KEY (customer_id) REFERENCES customer (id) ON DELETE CASCADE
);
CREATE INDEX accounting_document_customer_idx ON accounting_document (customer_id, document_date DESC);

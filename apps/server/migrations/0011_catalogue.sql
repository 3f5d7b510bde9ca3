-- Everything that an import builds anew. It makes a second schema with these same tables beside this one and then
-- renames both, so nothing outside may refer to a table in here. Rows keep their ids by their natural key.
-- A month is one number: twelve times the year plus 0 to 11.

create schema catalogue;

create table catalogue.catalog (
  id smallint not null,
  code text not null,
  position smallint not null,
  name_pl text not null,
  name_en text,
  constraint catalog_pk primary key (id),
  constraint catalog_code_key unique (code)
);

-- The words of the vehicle filter.
create table catalogue.filter_value (
  id integer not null,
  dimension text not null,
  code text not null,
  position smallint not null,
  name_pl text not null,
  name_en text,
  constraint filter_value_pk primary key (id),
  constraint filter_value_code_key unique (dimension, code),
  constraint filter_value_dimension_known
    check (dimension in ('body', 'engine', 'model', 'serie', 'type', 'version'))
);

create table catalogue.equipment (
  id smallint not null,
  code text not null,
  kind text not null,
  exclusive_group text,
  name_pl text not null,
  name_en text,
  constraint equipment_pk primary key (id),
  constraint equipment_code_key unique (code),
  constraint equipment_kind_known check (kind in ('standard', 'optional'))
);

-- A combination of standard equipment that many cars share.
create table catalogue.equipment_set (
  id integer not null,
  code text not null,
  equipment_ids smallint[] not null,
  constraint equipment_set_pk primary key (id),
  constraint equipment_set_code_key unique (code)
);

create table catalogue.vehicle_type (
  id smallint not null,
  -- What stands for the type in the import's lists.
  number smallint not null,
  code text not null,
  brand_id smallint not null,
  category text not null,
  catalog_id smallint not null,
  type_id integer,
  serie_id integer not null,
  body_id integer,
  model_id integer not null,
  engine_id integer,
  version_id integer not null,
  steering text,
  transmission text,
  first_month smallint not null,
  last_month smallint,
  constraint vehicle_type_pk primary key (id),
  constraint vehicle_type_number_key unique (number),
  constraint vehicle_type_code_key unique (code),
  constraint vehicle_type_brand_fk foreign key (brand_id) references brand (id),
  constraint vehicle_type_catalog_fk foreign key (catalog_id) references catalogue.catalog (id),
  constraint vehicle_type_type_fk foreign key (type_id) references catalogue.filter_value (id),
  constraint vehicle_type_serie_fk foreign key (serie_id) references catalogue.filter_value (id),
  constraint vehicle_type_body_fk foreign key (body_id) references catalogue.filter_value (id),
  constraint vehicle_type_model_fk foreign key (model_id) references catalogue.filter_value (id),
  constraint vehicle_type_engine_fk foreign key (engine_id) references catalogue.filter_value (id),
  constraint vehicle_type_version_fk foreign key (version_id) references catalogue.filter_value (id),
  constraint vehicle_type_category_known check (category in ('PKW', 'MOTORRAD', 'CLASSIC')),
  constraint vehicle_type_steering_known check (steering in ('L', 'R')),
  constraint vehicle_type_transmission_known check (transmission in ('M', 'A')),
  constraint vehicle_type_months_in_order check (first_month <= last_month)
);

-- The filter cascade walks down these; four thousand rows need no more.
create index vehicle_type_cascade on catalogue.vehicle_type (brand_id, category, catalog_id, serie_id, model_id);
create index vehicle_type_serie on catalogue.vehicle_type (serie_id);

create table catalogue.vehicle_type_data (
  vehicle_type_id smallint not null,
  position smallint not null,
  name_pl text not null,
  name_en text,
  value_pl text not null,
  value_en text,
  constraint vehicle_type_data_pk primary key (vehicle_type_id, position),
  constraint vehicle_type_data_vehicle_type_fk
    foreign key (vehicle_type_id) references catalogue.vehicle_type (id)
);

create table catalogue.fluid (
  vehicle_type_id smallint not null,
  position smallint not null,
  kind_pl text not null,
  kind_en text,
  quantity numeric(7, 3) not null,
  unit text not null,
  note_pl text,
  note_en text,
  constraint fluid_pk primary key (vehicle_type_id, position),
  constraint fluid_vehicle_type_fk foreign key (vehicle_type_id) references catalogue.vehicle_type (id)
);

create table catalogue.campaign (
  id integer not null,
  number text not null,
  description_pl text not null,
  description_en text,
  reservations_pl text,
  reservations_en text,
  constraint campaign_pk primary key (id),
  constraint campaign_number_key unique (number)
);

create table catalogue.vehicle (
  id integer not null,
  vehicle_type_id smallint not null,
  -- Whether the car has nothing beyond what is listed.
  equipment_complete boolean not null,
  produced date not null,
  equipment_set_id integer,
  vin text not null,
  paint text,
  upholstery text,
  optional_ids smallint[],
  -- Those of the set and of optional_ids that were added after production.
  retrofitted_ids smallint[],
  constraint vehicle_pk primary key (id),
  constraint vehicle_vin_key unique (vin),
  constraint vehicle_vehicle_type_fk foreign key (vehicle_type_id) references catalogue.vehicle_type (id),
  constraint vehicle_equipment_set_fk foreign key (equipment_set_id) references catalogue.equipment_set (id)
);

create index vehicle_last_seven on catalogue.vehicle (right(vin, 7));

create table catalogue.vehicle_campaign (
  vehicle_id integer not null,
  campaign_id integer not null,
  is_done boolean not null,
  constraint vehicle_campaign_pk primary key (vehicle_id, campaign_id),
  constraint vehicle_campaign_vehicle_fk foreign key (vehicle_id) references catalogue.vehicle (id),
  constraint vehicle_campaign_campaign_fk foreign key (campaign_id) references catalogue.campaign (id)
);

create table catalogue.category (
  id smallint not null,
  code text not null,
  -- Null for a main group.
  parent_id smallint,
  position smallint not null,
  name_pl text not null,
  name_en text,
  picture_id integer,
  constraint category_pk primary key (id),
  constraint category_code_key unique (code),
  constraint category_parent_fk foreign key (parent_id) references catalogue.category (id),
  constraint category_picture_fk foreign key (picture_id) references picture (id)
);

create index category_parent on catalogue.category (parent_id);

-- Under which names the folder has its images; only an export asks.
create table catalogue.image_file (
  file text not null,
  picture_id integer not null,
  constraint image_file_pk primary key (file),
  constraint image_file_picture_fk foreign key (picture_id) references picture (id)
);

create index image_file_picture on catalogue.image_file (picture_id);

create table catalogue.drawing (
  id integer not null,
  code text not null,
  picture_id integer not null,
  constraint drawing_pk primary key (id),
  constraint drawing_code_key unique (code),
  constraint drawing_picture_fk foreign key (picture_id) references picture (id)
);

create index drawing_picture on catalogue.drawing (picture_id);

-- Rectangles in the drawing's viewbox of 800 by 560.
create table catalogue.hotspot (
  drawing_id integer not null,
  x1 smallint not null,
  y1 smallint not null,
  x2 smallint not null,
  y2 smallint not null,
  callout text not null,
  constraint hotspot_pk primary key (drawing_id, callout, x1, y1, x2, y2),
  constraint hotspot_drawing_fk foreign key (drawing_id) references catalogue.drawing (id),
  constraint hotspot_inside check (0 <= x1 and x1 < x2 and x2 <= 800 and 0 <= y1 and y1 < y2 and y2 <= 560)
);

create table catalogue.board (
  id integer not null,
  drawing_id integer not null,
  category_id smallint not null,
  position smallint not null,
  valid_from smallint,
  valid_to smallint,
  retrofit boolean not null,
  vehicle_specific boolean not null,
  code text not null,
  name_pl text not null,
  name_en text,
  constraint board_pk primary key (id),
  constraint board_code_key unique (code),
  constraint board_category_fk foreign key (category_id) references catalogue.category (id),
  constraint board_drawing_fk foreign key (drawing_id) references catalogue.drawing (id),
  constraint board_months_in_order check (valid_from <= valid_to)
);

create index board_place on catalogue.board (category_id, position, code);
create index board_drawing on catalogue.board (drawing_id);

-- Each distinct expression once, in canonical form, with the codes that it names.
create table catalogue.condition (
  id integer not null,
  expression text not null,
  equipment_ids smallint[] not null,
  constraint condition_pk primary key (id),
  constraint condition_expression_key unique (expression)
);

create table catalogue.board_line (
  board_id integer not null,
  part_id integer not null,
  condition_id integer,
  line smallint not null,
  valid_from smallint,
  valid_to smallint,
  -- Null: not drawn.
  callout text,
  steering text,
  transmission text,
  comment_before_pl text,
  comment_before_en text,
  comment_after_pl text,
  comment_after_en text,
  constraint board_line_pk primary key (board_id, line),
  constraint board_line_board_fk foreign key (board_id) references catalogue.board (id),
  constraint board_line_part_fk foreign key (part_id) references part (id),
  constraint board_line_condition_fk foreign key (condition_id) references catalogue.condition (id),
  constraint board_line_steering_known check (steering in ('L', 'R')),
  constraint board_line_transmission_known check (transmission in ('M', 'A')),
  constraint board_line_months_in_order check (valid_from <= valid_to)
);

-- Where a part is used.
create index board_line_part on catalogue.board_line (part_id, board_id, line);

-- Each distinct set of vehicle types once, ascending.
create table catalogue.type_set (
  id integer not null,
  vehicle_type_ids smallint[] not null,
  constraint type_set_pk primary key (id)
);

-- Which types a line fits, and how many of the part they have.
create table catalogue.fitment (
  board_id integer not null,
  type_set_id integer not null,
  line smallint not null,
  -- Null: as required.
  quantity smallint,
  constraint fitment_quantity_key unique nulls not distinct (board_id, line, quantity),
  constraint fitment_board_line_fk foreign key (board_id, line) references catalogue.board_line (board_id, line),
  constraint fitment_type_set_fk foreign key (type_set_id) references catalogue.type_set (id),
  constraint fitment_quantity_positive check (quantity > 0)
);

-- Made by the import from boards, lines and fitment: the boards of a vehicle type, for the category tree.
create table catalogue.vehicle_type_board (
  board_id integer not null,
  vehicle_type_id smallint not null,
  category_id smallint not null,
  valid_from smallint,
  valid_to smallint,
  -- Lines that fit the type, months and equipment aside.
  line_count smallint not null,
  retrofit boolean not null,
  constraint vehicle_type_board_pk primary key (vehicle_type_id, category_id, board_id)
    include (valid_from, valid_to, line_count, retrofit),
  constraint vehicle_type_board_vehicle_type_fk
    foreign key (vehicle_type_id) references catalogue.vehicle_type (id),
  constraint vehicle_type_board_board_fk foreign key (board_id) references catalogue.board (id)
);

create index vehicle_type_board_board on catalogue.vehicle_type_board (board_id, vehicle_type_id);

create table catalogue.attribute (
  id smallint not null,
  name text not null,
  position smallint not null,
  name_pl text not null,
  name_en text,
  constraint attribute_pk primary key (id),
  constraint attribute_name_key unique (name)
);

create table catalogue.part_attribute (
  part_id integer not null,
  attribute_id smallint not null,
  position smallint not null,
  value_pl text not null,
  value_en text,
  constraint part_attribute_pk primary key (part_id, attribute_id, position),
  constraint part_attribute_part_fk foreign key (part_id) references part (id),
  constraint part_attribute_attribute_fk foreign key (attribute_id) references catalogue.attribute (id)
);

create table catalogue.supersession (
  part_id integer not null,
  new_part_id integer not null,
  since date not null,
  -- Whether the new part can be fitted wherever the old one was.
  fits_old boolean not null,
  constraint supersession_pk primary key (part_id),
  constraint supersession_part_fk foreign key (part_id) references part (id),
  constraint supersession_new_part_fk foreign key (new_part_id) references part (id)
);

create index supersession_new_part on catalogue.supersession (new_part_id);

-- The single parts of a kit (bundle), what a repair also needs (repair), what is fitted only together (fit).
create table catalogue.part_list_item (
  part_id integer not null,
  item_part_id integer not null,
  position smallint not null,
  quantity smallint not null,
  kind text not null,
  constraint part_list_item_pk primary key (part_id, kind, position),
  constraint part_list_item_item_key unique (part_id, kind, item_part_id),
  constraint part_list_item_part_fk foreign key (part_id) references part (id),
  constraint part_list_item_item_fk foreign key (item_part_id) references part (id),
  constraint part_list_item_kind_known check (kind in ('bundle', 'repair', 'fit')),
  constraint part_list_item_quantity_positive check (quantity > 0)
);

create index part_list_item_item on catalogue.part_list_item (item_part_id);

-- An item of a shopping list knows for which vehicles its pieces are, as lines of carts and orders do (0370).
alter table shopping_list_item
  add column vehicles jsonb not null default '[]' check (jsonb_typeof(vehicles) = 'array');

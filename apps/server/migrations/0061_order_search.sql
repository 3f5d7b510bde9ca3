-- What the search for orders looks through: for each order its number, and the numbers and names of its parts, in
-- lower case, the part numbers without blanks. One row of a customer's is read for each order instead of all lines.
create table order_search (
  order_id integer not null,
  customer_id integer not null,
  created_at timestamptz not null,
  words text not null,
  constraint order_search_pk primary key (order_id),
  constraint order_search_order_fk foreign key (order_id) references customer_order (id) on delete cascade
);

create index order_search_customer on order_search (customer_id, created_at desc, order_id desc);

create function add_order_search() returns trigger language plpgsql as $$
begin
  insert into order_search (order_id, customer_id, created_at, words)
  select o.id, o.customer_id, o.created_at,
    lower(concat_ws(e'\n', o.number, string_agg(concat_ws(e'\n', replace(l.sku, ' ', ''), l.name_pl, l.name_en), e'\n' order by l.line)))
  from added l
  join customer_order o on o.id = l.order_id
  group by o.id
  on conflict (order_id) do update set words = order_search.words || e'\n' || excluded.words;
  return null;
end
$$;

-- In the transaction that places the order, whoever writes it.
create trigger order_line_search after insert on order_line
  referencing new table as added
  for each statement execute function add_order_search();

insert into order_search (order_id, customer_id, created_at, words)
select o.id, o.customer_id, o.created_at,
  lower(concat_ws(e'\n', o.number, string_agg(concat_ws(e'\n', replace(l.sku, ' ', ''), l.name_pl, l.name_en), e'\n' order by l.line)))
from customer_order o
left join order_line l on l.order_id = o.id
group by o.id;

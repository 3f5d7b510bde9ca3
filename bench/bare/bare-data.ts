import type { Site } from '../servers/site.ts';

export const BARE_PRODUCTS = 100_000;
/** Carts from this number on have 100 lines. */
export const FIRST_LARGE_CART = 1_000_001;
export const LARGE_CARTS = 100;
export const LINES_OF_LARGE_CART = 100;

const STATEMENTS = [
  `drop schema if exists bare cascade`,
  `create schema bare`,
  `create table bare.product (id bigint generated always as identity primary key, sku text not null unique,
     name text not null, price integer not null, stock integer not null)`,
  `insert into bare.product (sku, name, price, stock)
   select 'SKU-' || lpad(n::text, 6, '0'), 'Car part ' || n, 100 + n % 90000, 1000000
   from generate_series(1, ${BARE_PRODUCTS}) as n`,
  `create table bare.cart_item (cart_id bigint not null, sku text not null references bare.product (sku),
     quantity integer not null, primary key (cart_id, sku))`,
  `create table bare.placed_order (id bigint generated always as identity primary key, cart_id bigint not null,
     address jsonb not null, total bigint not null, placed_at timestamptz not null default now())`,
  `create table bare.order_line (order_id bigint not null references bare.placed_order,
     sku text not null references bare.product (sku), quantity integer not null, price integer not null,
     primary key (order_id, sku))`,
  `insert into bare.cart_item
   select ${FIRST_LARGE_CART - 1} + cart, 'SKU-' || lpad(((cart - 1) * ${LINES_OF_LARGE_CART} + line)::text, 6, '0'), 1
   from generate_series(1, ${LARGE_CARTS}) as cart, generate_series(1, ${LINES_OF_LARGE_CART}) as line`,
  `vacuum analyze bare.product`,
  `vacuum analyze bare.cart_item`,
];

export const bareSku = (place: number): string =>
  `SKU-${String(1 + (place % BARE_PRODUCTS)).padStart(6, '0')}`;

/** Makes the tables of the bare shop beside those of the site's own. */
export async function makeBareShop({ pool }: Site): Promise<void> {
  for (const statement of STATEMENTS) await pool.query(statement);
}

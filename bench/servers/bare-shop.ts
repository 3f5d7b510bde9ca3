import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/**
 * The least that a shop can do: a part, a cart and an order, each in one prepared statement, without sessions, discounts,
 * branches or checks. What is here is the limit of Fastify and PostgreSQL; its tables are those of `bench/bare/bare-data.ts`.
 */

const READ_PRODUCT = {
  name: 'read-product',
  text: 'select sku, name, price, stock from bare.product where sku = $1',
};

const ADD_ITEM = {
  name: 'add-item',
  text: `
    insert into bare.cart_item (cart_id, sku, quantity) values ($1, $2, $3)
    on conflict (cart_id, sku) do update set quantity = cart_item.quantity + excluded.quantity
    returning cart_id, sku, quantity`,
};

const READ_CART = {
  name: 'read-cart',
  text: `
    select item.sku, product.name, product.price, item.quantity, product.price * item.quantity as total
    from bare.cart_item as item join bare.product using (sku)
    where item.cart_id = $1
    order by item.sku`,
};

const PLACE_ORDER = {
  name: 'place-order',
  text: `
    with line as (delete from bare.cart_item where cart_id = $1 returning sku, quantity),
    sold as (
      update bare.product set stock = product.stock - line.quantity from line where product.sku = line.sku
      returning product.sku, product.price, line.quantity
    ),
    placed as (
      insert into bare.placed_order (cart_id, address, total)
      select $1, $2, sum(price * quantity) from sold returning id, total
    ),
    written as (
      insert into bare.order_line (order_id, sku, quantity, price)
      select placed.id, sold.sku, sold.quantity, sold.price from sold, placed
    )
    select id, total from placed`,
};

interface OfCart {
  readonly Params: { readonly cart: string };
}

export function registerBareShop(app: FastifyInstance, pool: pg.Pool): void {
  app.get<{ Params: { sku: string } }>('/product/:sku', async ({ params }) => {
    const { rows } = await pool.query<object>({ ...READ_PRODUCT, values: [params.sku] });
    return rows[0] ?? {};
  });

  app.get<OfCart>('/cart/:cart', async ({ params }) => {
    const { rows } = await pool.query<object>({ ...READ_CART, values: [params.cart] });
    return { lines: rows };
  });

  app.post<OfCart & { Body: { sku: string; quantity: number } }>('/cart/:cart/items', async (request) => {
    const { sku, quantity } = request.body;
    const values = [request.params.cart, sku, quantity];
    const { rows } = await pool.query<object>({ ...ADD_ITEM, values });
    return rows[0] ?? {};
  });

  app.post<OfCart & { Body: { address: object } }>('/cart/:cart/order', async ({ params, body }) => {
    const { rows } = await pool.query<object>({ ...PLACE_ORDER, values: [params.cart, body.address] });
    return rows[0] ?? {};
  });
}

import pg from 'pg';

/** What must be the same in a restored shop. */
export interface Figures {
  readonly orders: number;
  readonly orderTotal: string;
  readonly stock: string;
  readonly reserved: string;
  readonly creditUsed: string;
}

const FIGURES = `
  select
    (select count(*)::integer from customer_order) as "orders",
    (select coalesce(sum(total), 0)::text from customer_order) as "orderTotal",
    (select coalesce(sum(quantity), 0)::text from part_stock) as "stock",
    (select coalesce(sum(reserved), 0)::text from part_stock) as "reserved",
    (select coalesce(sum(credit_used), 0)::text from company) as "creditUsed"`;

export async function readFigures(url: string): Promise<Figures> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Figures>(FIGURES);
    if (rows[0] === undefined) throw new Error('The database has no figures.');
    return rows[0];
  } finally {
    await client.end();
  }
}

export const areSame = (one: Figures, other: Figures): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** As a row of a table, amounts in hundredths as the database has them. */
export const figuresRow = (what: string, figures: Figures): string =>
  `| ${what} | ${figures.orders} | ${figures.orderTotal} | ${figures.stock} | ${figures.reserved} | ${figures.creditUsed} |`;

export const FIGURES_HEAD =
  '| | orders | their totals | stock | reserved | credit used |\n| --- | ---: | ---: | ---: | ---: | ---: |';

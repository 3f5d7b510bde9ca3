import type { Site } from '../servers/site.ts';
import type { BenchCustomer } from './customers.ts';

const FILL = `
  with gone as (delete from cart_line where customer_id = any($1::integer[]) returning 1)
  insert into cart_line (customer_id, part_id, quantity)
  select owner.id, chosen.part_id, 1
  from unnest($1::integer[]) with ordinality as owner (id, place)
  cross join lateral (
    select ($2::integer[])[1 + (line + owner.place * $3) % cardinality($2::integer[])] as part_id
    from generate_series(1, $3) as line
  ) as chosen
  where (select count(*) from gone) >= 0
  on conflict (customer_id, part_id) do update set quantity = excluded.quantity`;

/** Gives each customer a cart of so many lines, each a part of its own place in the list. */
export async function fillCarts(
  site: Site,
  customers: readonly BenchCustomer[],
  partIds: readonly number[],
  lines: number,
): Promise<void> {
  await site.pool.query(FILL, [customers.map(({ id }) => id), partIds, lines]);
}

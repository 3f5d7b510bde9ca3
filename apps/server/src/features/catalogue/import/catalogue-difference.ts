import { differenceKinds, type DifferenceKind } from '@partsboard/contract/backoffice/catalogue-imports';
import type pg from 'pg';
import { PART_DIFFERS } from './apply-parts.ts';
import { LIVE, NEXT } from './next-schema.ts';

/** A part that loading a catalogue adds, removes or changes. Prices are in grosze. */
interface PartDifference {
  readonly kind: DifferenceKind;
  readonly brand: string;
  readonly number: string;
  readonly name_pl: string;
  readonly name_en: string | null;
  readonly net_before: number | null;
  readonly net_after: number | null;
  /** In hundredths of a percent, without its sign. */
  readonly price_change: number | null;
}

export interface CatalogueDifference {
  readonly counts: Readonly<Record<DifferenceKind, number>>;
  /** The first of each kind; of prices those that change most. */
  readonly parts: readonly PartDifference[];
}

/** So many of each kind are listed. */
const LISTED = 2_000;

const LISTED_COLUMNS = `b.code as brand, n.number, n.name_pl, n.name_en`;

const QUERIES: Readonly<Record<DifferenceKind, string>> = {
  new: `select ${LISTED_COLUMNS}, null::int as net_before, x.net as net_after, null::int as price_change
    from ${NEXT}.loaded_part n join brand b on b.id = n.brand_id left join price_loaded x on x.part_id = n.id
    where not exists (select from ${LIVE}.loaded_part p where p.id = n.id)`,
  gone: `select ${LISTED_COLUMNS}, x.net as net_before, null::int as net_after, null::int as price_change
    from ${LIVE}.loaded_part n join brand b on b.id = n.brand_id left join part_price x on x.part_id = n.id
    where not exists (select from ${NEXT}.loaded_part p where p.id = n.id)`,
  changed: `select ${LISTED_COLUMNS}, null::int as net_before, null::int as net_after, null::int as price_change
    from ${NEXT}.loaded_part n join ${LIVE}.loaded_part p on p.id = n.id join brand b on b.id = n.brand_id
    where ${PART_DIFFERS}`,
  price: `select ${LISTED_COLUMNS}, x.net as net_before, y.net as net_after,
      least(round(abs(y.net - x.net)::numeric * 10000 / x.net), 2147483647)::int as price_change
    from ${NEXT}.loaded_part n join part_price x on x.part_id = n.id join price_loaded y on y.part_id = n.id
    join brand b on b.id = n.brand_id
    where y.net <> x.net`,
};

/** What would change in the shop, before anything is applied: `price_loaded` holds the prices of the folder. */
export async function findDifference(client: pg.ClientBase): Promise<CatalogueDifference> {
  const counts = { new: 0, gone: 0, changed: 0, price: 0 };
  const parts: PartDifference[] = [];
  for (const kind of differenceKinds) {
    const { rows } = await client.query<Omit<PartDifference, 'kind'> & { total: number }>(
      `select found.*, (count(*) over ())::int as total from (${QUERIES[kind]}) found
       order by price_change desc nulls last, brand, number limit ${LISTED}`,
    );
    counts[kind] = rows[0]?.total ?? 0;
    parts.push(
      ...rows.map(({ brand, number, name_pl, name_en, net_before, net_after, price_change }) => ({
        ...{ kind, brand, number, name_pl, name_en },
        ...{ net_before, net_after, price_change },
      })),
    );
  }
  return { counts, parts };
}

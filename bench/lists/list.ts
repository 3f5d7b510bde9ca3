import type { Site } from '../servers/site.ts';

/** What people can choose of one field of a filter; a query for each choice. */
export type Field = readonly string[];

/** A place in a list, as the server writes it. */
export const placeOf = (value: string | number, id: number): string =>
  `cursor=${Buffer.from(JSON.stringify([value, id])).toString('base64url')}`;

/** A list of the back office with all that can be asked of it. */
export interface List {
  readonly name: string;
  readonly path: string;
  readonly sorts: readonly string[];
  readonly fields: readonly Field[];
  /** Places in the middle and near the end of the unfiltered list, by its order. */
  readonly places: Readonly<Record<string, readonly string[]>>;
}

export interface ListSource {
  readonly name: string;
  /** Makes what is listed, where it is not there yet. */
  readonly open: (site: Site) => Promise<List>;
}

/** Shares of the list that lie before the places that are asked for. */
const SHARES = [0.5, 0.9999];

interface Sort {
  readonly name: string;
  /** What the list is sorted by, and that as the server writes it into a place. */
  readonly column: string;
  readonly value?: string;
  readonly isDescending?: boolean;
}

/** Places of each order of a table. */
export async function findPlaces(
  { pool }: Site,
  table: string,
  id: string,
  sorts: readonly Sort[],
): Promise<Record<string, string[]>> {
  const places: Record<string, string[]> = {};
  for (const { name, column, value = column, isDescending = false } of sorts) {
    const direction = isDescending ? 'desc' : 'asc';
    const of = async (share: number): Promise<string> => {
      const { rows } = await pool.query<{ value: string | number; id: number }>(
        `select ${value} as value, ${id} as id from ${table} order by ${column} ${direction}, ${id} ${direction}
         offset (select (count(*) * ${share})::integer from ${table}) limit 1`,
      );
      const [row] = rows;
      if (row === undefined) throw new Error(`Nothing is in ${table}`);
      return placeOf(row.value, row.id);
    };
    places[name] = await Promise.all(SHARES.map(of));
  }
  return places;
}

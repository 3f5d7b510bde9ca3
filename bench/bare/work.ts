import type { Scene } from '../calls/call.ts';
import type { LoadRequest } from '../load/load-job.ts';

/** Requests of which so many, one behind the other, are the work once. */
export interface WorkRequests {
  readonly requests: readonly LoadRequest[];
  readonly requestsOfPiece: number;
  /** Each piece works only once, so that all are sent, however long it takes. */
  readonly once?: boolean;
}

/** A piece of a shop's work, done by the shop and by the bare one. */
export interface Work {
  readonly name: string;
  /** What the shop should reach at least, as a share of the bare one. */
  readonly wanted: number;
  /** Puts the shop's data right before each round. */
  readonly prepare?: (scene: WorkScene) => Promise<void>;
  readonly shop: (scene: WorkScene) => Promise<WorkRequests>;
  readonly bare: () => WorkRequests;
}

export interface WorkPart {
  readonly id: number;
  readonly number: string;
  readonly brand: string;
}

export interface WorkScene extends Scene {
  /** All parts that can be sold, in an order that says nothing. */
  readonly allParts: readonly WorkPart[];
  readonly branchId: number;
  readonly countryId: number;
}

const SELECT_PARTS = `
  select part.id, part.number, brand.name as brand
  from part join part_price on part_price.part_id = part.id join brand on brand.id = part.brand_id
  where not part.is_withdrawn and not exists (select from catalogue.supersession where part_id = part.id)
  group by part.id, brand.name
  order by md5(part.id::text)`;

const SELECT_PLACE = `
  select (select id from warehouse where is_branch_office order by position, id limit 1) as branch,
    (select id from country where iso_code = 'PL') as country`;

export async function openWorkScene(scene: Scene): Promise<WorkScene> {
  const { pool } = scene.site;
  const parts = await pool.query<WorkPart>(SELECT_PARTS);
  const place = await pool.query<{ branch: number; country: number }>(SELECT_PLACE);
  // Orders of a round must not run out of stock.
  await pool.query('update part_stock set quantity = 1000000');
  await pool.query('vacuum analyze part_stock');
  const { branch = 0, country = 0 } = place.rows[0] ?? {};
  return { ...scene, allParts: parts.rows, branchId: branch, countryId: country };
}

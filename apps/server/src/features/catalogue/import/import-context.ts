import type pg from 'pg';
import { CopySession } from './copy-session.ts';
import { FolderReader, type FileResult } from './folder-reader.ts';
import { Images } from './images.ts';
import { loadIdentities, type Identities, type UnknownCode } from './identities.ts';
import { LIVE, NEXT } from './next-schema.ts';
import { Problems } from './problems.ts';
import type { ImportProgress } from './progress.ts';

/** What every step of an import works with. All of it belongs to one transaction. */
export interface ImportContext {
  readonly client: pg.ClientBase;
  readonly folder: FolderReader;
  readonly problems: Problems;
  readonly progress: ImportProgress;
  readonly copy: CopySession;
  readonly images: Images;
  readonly ids: CatalogueIdentities;
}

const KEYS = {
  brand: 'select code as key, id from brand',
  catalog: `select code as key, id from ${LIVE}.catalog`,
  filterValue: `select dimension || ' ' || code as key, id from ${LIVE}.filter_value`,
  equipment: `select code as key, id from ${LIVE}.equipment`,
  equipmentSet: `select code as key, id from ${LIVE}.equipment_set`,
  vehicleType: `select code as key, id from ${LIVE}.vehicle_type`,
  campaign: `select number as key, id from ${LIVE}.campaign`,
  category: `select code as key, id from ${LIVE}.category`,
  drawing: `select code as key, id from ${LIVE}.drawing`,
  board: `select code as key, id from ${LIVE}.board`,
  attribute: `select name as key, id from ${LIVE}.attribute`,
  discountGroup: 'select code as key, id from discount_group',
  part: `select brand_id || ' ' || normalised as key, id from part`,
} as const;

const UNKNOWN: Readonly<Record<keyof typeof KEYS, UnknownCode>> = {
  brand: 'unknown-brand',
  catalog: 'unknown-catalog',
  filterValue: 'unknown-filter-value',
  equipment: 'unknown-equipment',
  equipmentSet: 'unknown-equipment-set',
  vehicleType: 'unknown-vehicle-type',
  campaign: 'unknown-campaign',
  category: 'unknown-category',
  drawing: 'unknown-drawing',
  board: 'unknown-board',
  attribute: 'unknown-attribute',
  discountGroup: 'unknown-discount-group',
  part: 'unknown-part',
};

export type CatalogueIdentities = Readonly<Record<keyof typeof KEYS, Identities>>;

/** The key of a part among the identities. */
export const partKey = (brandId: number, normalised: string): string => `${brandId} ${normalised}`;

async function loadAll(client: pg.ClientBase): Promise<CatalogueIdentities> {
  const load = (kind: keyof typeof KEYS) => loadIdentities(client, kind, UNKNOWN[kind], KEYS[kind]);
  return {
    brand: await load('brand'),
    catalog: await load('catalog'),
    filterValue: await load('filterValue'),
    equipment: await load('equipment'),
    equipmentSet: await load('equipmentSet'),
    vehicleType: await load('vehicleType'),
    campaign: await load('campaign'),
    category: await load('category'),
    drawing: await load('drawing'),
    board: await load('board'),
    attribute: await load('attribute'),
    discountGroup: await load('discountGroup'),
    part: await load('part'),
  };
}

export async function openImportContext(
  client: pg.ClientBase,
  folderPath: string,
  progress: ImportProgress,
): Promise<ImportContext> {
  const problems = new Problems();
  const folder = new FolderReader(folderPath, problems, progress);
  const copy = new CopySession(client);
  const images = new Images(client, folder, problems, copy.into(`${NEXT}.image_file`, 'file', 'picture_id'));
  return { client, folder, problems, progress, copy, images, ids: await loadAll(client) };
}

/** Marks what a file describes as partly known if the file could not be read to its end. */
export function markIfIncomplete(identities: Identities, result: FileResult): void {
  if (!result.isComplete) identities.isPartial = true;
}

import { bundlesFile, fitListsFile, repairListsFile, supersessionsFile } from '../format/catalogue-files.ts';
import type { Numbered } from '../format/field-types.ts';
import type { Identities } from './identities.ts';
import { partKey, type ImportContext } from './import-context.ts';
import { NEXT } from './next-schema.ts';
import type { RowCheck } from './row-check.ts';

interface PartIdentities {
  readonly brand: Identities;
  readonly part: Identities;
}

/** The id of the part that a row names; 0 if there is none. */
export function referToPart(
  check: RowCheck,
  ids: PartIdentities,
  brand: string,
  number: Numbered,
  columns: { readonly brand: string; readonly number: string } = { brand: 'brand', number: 'number' },
): number {
  const brandId = check.refer(ids.brand, brand, columns.brand);
  if (brandId === 0) return 0;
  return check.refer(ids.part, partKey(brandId, number.normalised), columns.number, number.printed);
}

const NEW_PART = { brand: 'new_brand', number: 'new_number' };
const ITEM_PART = { brand: 'item_brand', number: 'item_number' };

/** Parts that lead, over however many steps, back to themselves or into a circle. */
function circular(next: ReadonlyMap<number, number>): Set<number> {
  const state = new Map<number, 'open' | 'ends' | 'circles'>();
  for (const start of next.keys()) {
    const path: number[] = [];
    let part: number | undefined = start;
    while (part !== undefined && !state.has(part)) {
      state.set(part, 'open');
      path.push(part);
      part = next.get(part);
    }
    const met = part === undefined ? 'ends' : state.get(part);
    for (const passed of path) state.set(passed, met === 'ends' ? 'ends' : 'circles');
  }
  return new Set([...state].flatMap(([part, found]) => (found === 'circles' ? [part] : [])));
}

async function loadSupersessions({ folder, ids, copy }: ImportContext): Promise<void> {
  const table = copy.into(`${NEXT}.supersession`, 'part_id', 'new_part_id', 'since', 'fits_old');
  const next = new Map<number, number>();
  const checks = new Map<number, RowCheck>();
  await folder.read(supersessionsFile, {
    row(row, check) {
      const partId = referToPart(check, ids, row.brand, row.number);
      const newId = referToPart(check, ids, row.new_brand, row.new_number, NEW_PART);
      if (!check.isGood) return;
      const earlier = checks.get(partId);
      if (earlier !== undefined)
        check.fail({ code: 'superseded-in-row', column: 'brand, number', row: earlier.number });
      else {
        next.set(partId, newId);
        checks.set(partId, check);
        table.write([partId, newId, row.since.text, row.fits_old]);
      }
    },
    settle: () => copy.drain(),
  });
  for (const part of circular(next))
    checks.get(part)?.fail({ code: 'supersession-circle', column: 'new_number' });
}

const LISTS = [
  { file: bundlesFile, kind: 'bundle' },
  { file: repairListsFile, kind: 'repair' },
  { file: fitListsFile, kind: 'fit' },
] as const;

async function loadLists({ folder, ids, copy }: ImportContext): Promise<void> {
  const table = copy.into(
    `${NEXT}.part_list_item`,
    ...['part_id', 'item_part_id', 'position', 'quantity', 'kind'],
  );
  for (const { file, kind } of LISTS) {
    const positions = new Map<string, number>();
    const items = new Map<string, number>();
    await folder.read(file, {
      row(row, check) {
        const partId = referToPart(check, ids, row.brand, row.number);
        const itemId = referToPart(check, ids, row.item_brand, row.item_number, ITEM_PART);
        if (!check.isGood) return;
        if (partId === itemId) check.fail({ code: 'item-of-itself', column: 'item_number' });
        const isNew = check.once(positions, `${partId} ${row.position}`, 'position');
        if (check.once(items, `${partId} ${itemId}`, 'item_number') && isNew) {
          table.write([partId, itemId, row.position, row.quantity, kind]);
        }
      },
      settle: () => copy.drain(),
    });
  }
}

/** Supersessions, and the lists of kits, repairs and parts fitted together. */
export async function loadPartRelations(context: ImportContext): Promise<void> {
  await loadSupersessions(context);
  await loadLists(context);
}

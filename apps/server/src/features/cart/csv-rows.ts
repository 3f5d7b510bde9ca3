import { MAX_LINE_QUANTITY, type CsvRowOutcome } from '@partsboard/contract/cart';
import type { LineVehicle } from '@partsboard/contract/line-vehicles';
import type { Db } from '../../db/database.ts';
import { texts, type Message } from '../../messages/texts.ts';
import { toPriceFields } from '../pricing/pricing.service.ts';
import { findQuantities, type PartQuantity } from './cart.repository.ts';
import { addSummedParts, type CartOwner } from './cart.service.ts';
import { allForVehicle } from './line-vehicles.service.ts';
import { sumByPart } from './sum-by-part.ts';
import { readRows, type CsvDeps, type CsvImport, type ReadRow } from './read-csv-rows.ts';

const quantityTooLarge: Message = (t) => t.cart.quantityTooLarge(MAX_LINE_QUANTITY);

/** What a row adds to the cart; nothing where it is refused or its part can't be bought now. */
const wantedBy = ({ part, quantity, status }: ReadRow): PartQuantity | null =>
  part && quantity !== undefined && (status === 'added' || status === 'replaced')
    ? { partId: part.partId, quantity }
    : null;

const wantedByAll = (rows: readonly ReadRow[]): PartQuantity[] =>
  sumByPart(rows.flatMap((row) => wantedBy(row) ?? []));

/** Adds what can be added in one transaction; returns a message for every other row and every replaced number. */
export async function addCsvRows(
  db: Db,
  deps: CsvDeps,
  { vehicle, ...csv }: CsvImport & { readonly vehicle: LineVehicle | null },
): Promise<Message[]> {
  const { owner, rows } = csv;
  const read = await readRows(db, deps, csv);
  const added = await addSummedParts(
    db,
    owner.customerId,
    wantedByAll(read).map((item) => ({ ...item, vehicles: allForVehicle(vehicle, item.quantity) })),
  );
  // A single row, as the quick cart sends it, needs no number to be found.
  const isOfMany = rows.length > 1 || rows[0]?.row !== undefined;
  const about = (row: number, message: Message): Message =>
    isOfMany ? (t) => t.cart.row(row, message(t)) : message;
  return read.flatMap((each) => {
    const wanted = wantedBy(each);
    if (wanted && !added.has(wanted.partId)) return [about(each.row, quantityTooLarge)];
    return each.message ? [about(each.row, each.message)] : [];
  });
}

/** Parts of which the cart would hold more than it may: it takes none of their rows. */
async function findOverflowing(
  db: Db,
  owner: CartOwner,
  read: readonly ReadRow[],
): Promise<ReadonlySet<number>> {
  const wanted = wantedByAll(read);
  const held = await findQuantities(
    db,
    owner.customerId,
    wanted.map((item) => item.partId),
  );
  const overflowing = wanted.filter(
    ({ partId, quantity }) => quantity + (held.get(partId) ?? 0) > MAX_LINE_QUANTITY,
  );
  return new Set(overflowing.map((item) => item.partId));
}

/** What {@link addCsvRows} would do; changes nothing. */
export async function checkCsvRows(db: Db, deps: CsvDeps, csv: CsvImport): Promise<CsvRowOutcome[]> {
  const read = await readRows(db, deps, csv);
  const overflowing = await findOverflowing(db, csv.owner, read);
  const outcome = (row: ReadRow): Pick<ReadRow, 'status' | 'message'> =>
    overflowing.has(wantedBy(row)?.partId ?? 0) ? { status: 'bad-quantity', message: quantityTooLarge } : row;
  return read.map((row) => ({
    Row: row.row,
    Sku: row.sku,
    Quantity: row.quantity ?? null,
    Status: outcome(row).status,
    Message: outcome(row).message?.(texts[csv.language]) ?? null,
    Product: row.part && {
      Id: row.part.partId,
      Sku: row.part.number,
      Name: row.part.name,
      ...toPriceFields(row.price),
    },
    Suggestion: row.suggestion && {
      Id: row.suggestion.partId,
      Sku: row.suggestion.number,
      Name: row.suggestion.name,
    },
    Choices: row.choices.map((part) => ({
      Id: part.partId,
      Sku: part.number,
      Name: part.name,
      BrandId: part.brandId,
      Brand: deps.lookups.brands.get(part.brandId)?.name ?? '',
    })),
  }));
}

import { MAX_LINE_QUANTITY, type CsvRowOutcome } from '@partsboard/contract/cart';
import { parseQuantity } from '@partsboard/domain/decimal-input';
import { isPurchasable, type CustomerPrice } from '@partsboard/domain/price';
import type { Db } from '../../db/database.ts';
import type { LanguageCode } from '../../plugins/handlers.ts';
import type { Sentence } from '../../plugins/language.ts';
import type { CatalogueWords } from '../catalogue-words/catalogue-words.service.ts';
import { findPartsByNumbers, type NumberLookup, type PartRow } from '../parts/parts.service.ts';
import { NO_PRICE, toPriceFields, type PriceAndStock } from '../pricing/pricing.service.ts';
import { cartSentences as say } from './cart-sentences.ts';
import { findQuantities } from './cart.repository.ts';
import { addFoundParts, type CartOwner } from './cart.service.ts';

export interface CsvRow {
  readonly sku: string;
  readonly quantity: number | string;
}

interface ReadRow {
  readonly row: number;
  readonly sku: string;
  readonly quantity: number | undefined;
  readonly status: CsvRowOutcome['Status'];
  readonly sentence: Sentence | null;
  readonly part: PartRow | null;
  readonly price: CustomerPrice;
}

const found = (lookup: NumberLookup | undefined): PartRow | null =>
  lookup?.kind === 'found' ? lookup.part : null;

function judge(
  row: CsvRow,
  quantity: number | undefined,
  lookup: NumberLookup | undefined,
  price: CustomerPrice,
  words: CatalogueWords,
): Pick<ReadRow, 'status' | 'sentence'> {
  if (lookup === undefined || lookup.kind === 'unknown') {
    return { status: 'unknown', sentence: say.unknownNumber(row.sku) };
  }
  if (lookup.kind === 'ambiguous') {
    const brands = [...new Set(lookup.parts.map((part) => words.brands.get(part.brandId)?.name ?? ''))];
    const sentence =
      brands.length > 1
        ? say.ambiguousNumber(row.sku, brands)
        : say.ambiguousEnd(
            row.sku,
            lookup.parts.map((part) => part.number),
          );
    return { status: 'ambiguous', sentence };
  }
  if (quantity === undefined) {
    return { status: 'bad-quantity', sentence: say.badQuantity(String(row.quantity)) };
  }
  if (!isPurchasable(price)) return { status: 'unavailable', sentence: say.unavailable(lookup.part.number) };
  if (lookup.replacedNumber !== null) {
    return { status: 'replaced', sentence: say.replaced(lookup.replacedNumber, lookup.part.number) };
  }
  return { status: 'added', sentence: null };
}

/** Every row with the part it means, its price and what is to be said about it: two statements for all rows. */
async function readRows(
  db: Db,
  prices: PriceAndStock,
  words: CatalogueWords,
  owner: CartOwner,
  rows: readonly CsvRow[],
  language: LanguageCode,
): Promise<ReadRow[]> {
  const lookups = await findPartsByNumbers(
    db,
    rows.map((row) => row.sku),
    language,
  );
  const partIds = [...lookups.values()].flatMap((lookup) => found(lookup)?.partId ?? []);
  const priceOf = await prices.priceParts(db, owner.discountTable, [...new Set(partIds)]);
  return rows.map((row, index) => {
    const lookup = lookups.get(row.sku);
    const part = found(lookup);
    const price = (part && priceOf.get(part.partId)) ?? NO_PRICE;
    const quantity = parseQuantity(String(row.quantity), MAX_LINE_QUANTITY);
    return {
      row: index + 1,
      sku: row.sku,
      quantity,
      part,
      price,
      ...judge(row, quantity, lookup, price, words),
    };
  });
}

/** Adds what can be added in one transaction; answers a sentence for every other row and every replaced number. */
export async function addCsvRows(
  db: Db,
  prices: PriceAndStock,
  words: CatalogueWords,
  owner: CartOwner,
  rows: readonly CsvRow[],
  language: LanguageCode,
): Promise<Sentence[]> {
  const read = await readRows(db, prices, words, owner, rows, language);
  const items = read.flatMap(({ part, quantity }) =>
    part && quantity !== undefined ? [{ partId: part.partId, quantity }] : [],
  );
  const added = await addFoundParts(db, owner.customerId, items);
  // A single row, as the quick cart sends it, needs no number to be found.
  const about = (row: number, sentence: Sentence) => (rows.length === 1 ? sentence : say.row(row, sentence));
  return read.flatMap(({ row, part, quantity, sentence }) => {
    const isRefused = part && quantity !== undefined && !added.has(part.partId);
    if (isRefused) return [about(row, say.quantityTooLarge)];
    return sentence ? [about(row, sentence)] : [];
  });
}

/** Parts of which the cart would hold more than it may: it takes none of their rows. */
async function findOverflowing(
  db: Db,
  owner: CartOwner,
  read: readonly ReadRow[],
): Promise<ReadonlySet<number>> {
  const wanted = new Map<number, number>();
  for (const { part, quantity } of read) {
    if (part) wanted.set(part.partId, (wanted.get(part.partId) ?? 0) + (quantity ?? 0));
  }
  const held = await findQuantities(db, owner.customerId, [...wanted.keys()]);
  return new Set(
    [...wanted].flatMap(([partId, sum]) =>
      sum + (held.get(partId) ?? 0) > MAX_LINE_QUANTITY ? [partId] : [],
    ),
  );
}

/** What {@link addCsvRows} would do; changes nothing. */
export async function checkCsvRows(
  db: Db,
  prices: PriceAndStock,
  words: CatalogueWords,
  owner: CartOwner,
  rows: readonly CsvRow[],
  language: LanguageCode,
): Promise<CsvRowOutcome[]> {
  const read = await readRows(db, prices, words, owner, rows, language);
  const overflowing = await findOverflowing(db, owner, read);
  const outcome = ({ part, quantity, status, sentence }: ReadRow): Pick<ReadRow, 'status' | 'sentence'> =>
    part && quantity !== undefined && overflowing.has(part.partId)
      ? { status: 'bad-quantity', sentence: say.quantityTooLarge }
      : { status, sentence };
  return read.map((row) => ({
    Row: row.row,
    Sku: row.sku,
    Quantity: row.quantity ?? null,
    Status: outcome(row).status,
    Message: outcome(row).sentence?.[language] ?? null,
    Product: row.part && {
      Id: row.part.partId,
      Sku: row.part.number,
      Name: row.part.name,
      ...toPriceFields(row.price),
    },
  }));
}

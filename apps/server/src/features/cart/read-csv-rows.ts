import type { LanguageCode } from '@partsboard/contract/language';
import { MAX_CSV_CELL, MAX_LINE_QUANTITY, type CsvRowOutcome } from '@partsboard/contract/cart';
import { isAmbiguousQuantity, parseQuantity } from '@partsboard/domain/decimal-input';
import { isPurchasable, type CustomerPrice } from '@partsboard/domain/price';
import type { Db } from '../../db/database.ts';
import type { Message } from '../../messages/texts.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import {
  findDamagedNumbers,
  findPartsByNumbers,
  inBrand,
  type DamagedLookup,
  type NumberLookup,
  type PartRow,
} from '../parts/parts.service.ts';
import { NO_PRICE, quotesOfParts, type PriceAndStock } from '../pricing/pricing.service.ts';
import type { CartOwner } from './cart.service.ts';

export interface CsvRow {
  readonly sku: string;
  readonly quantity: number | string;
  /** Which row of its file it is. */
  readonly row?: number | undefined;
  /** The brand that a person has chosen for it. */
  readonly brandId?: number | undefined;
}

interface Judgement {
  readonly status: CsvRowOutcome['Status'];
  readonly message: Message | null;
}

export interface ReadRow extends Judgement {
  readonly row: number;
  readonly sku: string;
  readonly quantity: number | undefined;
  readonly part: PartRow | null;
  readonly price: CustomerPrice;
  /** The one part that a damaged number can mean. */
  readonly suggestion: PartRow | null;
  /** The parts that an ambiguous number can mean. */
  readonly choices: readonly PartRow[];
}

interface Found {
  readonly quantity: number | undefined;
  readonly lookup: NumberLookup | undefined;
  readonly damage: DamagedLookup | undefined;
  readonly price: CustomerPrice;
}

const SHOWN_LENGTH = 60;

/** A cell as a message repeats it: it may hold anything. */
function shown(cell: string): string {
  const printable = cell.replace(/\p{Cc}/gu, ' ').trim();
  return printable.length > SHOWN_LENGTH ? `${printable.slice(0, SHOWN_LENGTH)}…` : printable;
}

const partOf = (lookup: NumberLookup | undefined): PartRow | null =>
  lookup?.kind === 'found' ? lookup.part : null;

/** The one part that is meant, or nothing where several can be. */
function onlyPart(damage: DamagedLookup | undefined): PartRow | null {
  const [first, second] = damage?.parts ?? [];
  return first !== undefined && second === undefined ? first : null;
}

function aboutDamage(sku: string, damage: DamagedLookup): Message {
  const only = onlyPart(damage);
  return ({ cart }) => {
    return `${cart.damagedNumber[damage.kind](sku)} ${only ? cart.onlyMeant(only.number) : cart.enterAsText}`;
  };
}

function aboutSeveral(sku: string, parts: readonly PartRow[], lookups: CatalogueLookups): Message {
  const brands = [...new Set(parts.map((part) => lookups.brands.get(part.brandId)?.name ?? ''))];
  if (brands.length > 1) return (t) => t.cart.ambiguousNumber(sku, brands);
  const numbers = parts.map((part) => part.number);
  return (t) => t.cart.ambiguousEnd(sku, numbers);
}

function judge(
  row: CsvRow,
  { quantity, lookup, damage, price }: Found,
  lookups: CatalogueLookups,
): Judgement {
  const sku = shown(row.sku);
  if (lookup === undefined || lookup.kind === 'unknown') {
    return damage
      ? { status: 'damaged', message: aboutDamage(sku, damage) }
      : { status: 'unknown', message: (t) => t.cart.unknownNumber(sku) };
  }
  if (lookup.kind === 'ambiguous') {
    return { status: 'ambiguous', message: aboutSeveral(sku, lookup.parts, lookups) };
  }
  if (quantity === undefined) {
    const given = shown(String(row.quantity));
    return {
      status: 'bad-quantity',
      message: ({ cart }) =>
        isAmbiguousQuantity(given) ? cart.ambiguousQuantity(given) : cart.badQuantity(given),
    };
  }
  const { part, replacedNumber } = lookup;
  if (!isPurchasable(price)) return { status: 'unavailable', message: (t) => t.cart.leftOut([part.number]) };
  if (replacedNumber !== null) {
    return { status: 'replaced', message: (t) => t.cart.replaced(replacedNumber, part.number) };
  }
  return { status: 'added', message: null };
}

export interface CsvDeps {
  readonly prices: PriceAndStock;
  readonly lookups: CatalogueLookups;
}

/** Rows that somebody imports into the own cart; messages about them are in the language. */
export interface CsvImport {
  readonly owner: CartOwner;
  readonly rows: readonly CsvRow[];
  readonly language: LanguageCode;
  /** The brand of the chosen vehicle: of several brands that have a number it is meant. */
  readonly brandId: number | null;
}

/**
 * Every row with the part it means, its price and its message: two statements for all rows, and one
 * more where numbers look as if a spreadsheet had damaged them.
 */
export async function readRows(
  db: Db,
  { prices, lookups }: CsvDeps,
  { owner, rows, language, brandId }: CsvImport,
): Promise<ReadRow[]> {
  // PostgreSQL takes no NUL; no number has one.
  const numbers = rows
    .map((row) => row.sku)
    .filter((sku) => sku.length <= MAX_CSV_CELL && !sku.includes('\u0000'));
  const found = await findPartsByNumbers(db, numbers, language);
  const unknown = numbers.filter((sku) => found.get(sku)?.kind === 'unknown');
  const damages = await findDamagedNumbers(db, unknown, language);
  const meant = rows.map((row) => {
    const lookup = found.get(row.sku);
    return lookup && inBrand(lookup, row.brandId ?? brandId);
  });
  const partIds = meant.flatMap((lookup) => partOf(lookup)?.partId ?? []);
  const quoteOf = await quotesOfParts(db, prices, owner.discountTable, [...new Set(partIds)]);
  return rows.map((row, index) => {
    const lookup = meant[index];
    const damage = damages.get(row.sku);
    const part = partOf(lookup);
    const price = (part && quoteOf.get(part.partId)?.price) ?? NO_PRICE;
    const cell = String(row.quantity);
    const quantity = cell.length <= MAX_CSV_CELL ? parseQuantity(cell, MAX_LINE_QUANTITY) : undefined;
    return {
      row: row.row ?? index + 1,
      sku: row.sku,
      quantity,
      part,
      price,
      suggestion: onlyPart(damage),
      choices: lookup?.kind === 'ambiguous' ? lookup.parts : [],
      ...judge(row, { quantity, lookup, damage, price }, lookups),
    };
  });
}

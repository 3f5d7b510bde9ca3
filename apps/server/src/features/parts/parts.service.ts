import type { LanguageCode } from '@partsboard/contract/language';
import { damageOf, type DamagedNumber } from '@partsboard/domain/damaged-number';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import type { Db } from '../../db/database.ts';
import { matchRanges } from './number-ranges.repository.ts';
import { matchNumbers, suggestNumbers, type NumberMatch, type PartRow } from './part-numbers.repository.ts';

export { currentParts, type PartRow } from './part-numbers.repository.ts';
export { toFoundPart } from './parts.mapper.ts';
export type { ProductRow } from './part.repository.ts';
export { findProduct, type PartUse } from './product.ts';

/** Parts whose number, or its last seven characters, begins with what was typed. */
export async function partsByNumberStart(
  db: Db,
  typed: string,
  language: LanguageCode,
  most?: number,
): Promise<readonly PartRow[]> {
  const start = normalisePartNumber(typed);
  return start === '' ? [] : suggestNumbers(db, start, language, most);
}

/** What a part number, as a person wrote it, leads to. */
export type NumberLookup =
  | {
      readonly kind: 'found';
      /** The current part: where the number was replaced, the one at the end of the chain. */
      readonly part: PartRow;
      /** The replaced number as the catalogue prints it; null when the number itself is current. */
      readonly replacedNumber: string | null;
      /** Whether the current part fits wherever the replaced one did. */
      readonly fitsOld: boolean;
    }
  | {
      readonly kind: 'ambiguous';
      readonly parts: readonly PartRow[];
      /** By which of the numbers they were found. */
      readonly matches: readonly NumberMatch[];
    }
  | { readonly kind: 'unknown' };

const UNKNOWN: NumberLookup = { kind: 'unknown' };

/** A whole number beats the same seven characters at the end of a longer one. */
function lookupOf(matches: readonly NumberMatch[]): NumberLookup {
  const whole = matches.filter(({ isWhole }) => isWhole);
  const meant = whole.length > 0 ? whole : matches;
  const current = new Map(meant.map((match) => [match.partId, match]));
  const [first, second] = current.values();
  if (first === undefined) return UNKNOWN;
  if (second !== undefined) return { kind: 'ambiguous', parts: [...current.values()], matches: meant };
  // Where the current number itself was asked for, older ones that end alike do not make it a replacement.
  const direct = meant.find(({ askedPartId, partId }) => askedPartId === partId);
  const match = direct ?? first;
  return {
    kind: 'found',
    part: match,
    replacedNumber: direct === undefined ? match.askedNumber : null,
    fitsOld: match.fitsOld,
  };
}

/** Which part is meant by one who asks for a brand; where it has none of them, all of them stay possible. */
export function inBrand(lookup: NumberLookup, brandId: number | null): NumberLookup {
  if (lookup.kind !== 'ambiguous') return lookup;
  const own = lookup.matches.filter((match) => match.brandId === brandId);
  return own.length === 0 ? lookup : lookupOf(own);
}

/**
 * Resolves part numbers in any spelling, whole or by their last seven characters, following replacements to
 * the current part. One statement for all of them; the answer is keyed by the numbers as they were given.
 */
export async function findPartsByNumbers(
  db: Db,
  numbers: readonly string[],
  language: LanguageCode,
): Promise<ReadonlyMap<string, NumberLookup>> {
  const normalised = new Map(numbers.map((number) => [number, normalisePartNumber(number)]));
  const asked = [...new Set(normalised.values())].filter((number) => number !== '');
  const matches = asked.length === 0 ? [] : await matchNumbers(db, language, asked);
  const byAsked = new Map<string, NumberMatch[]>();
  for (const match of matches) {
    const list = byAsked.get(match.asked);
    if (list === undefined) byAsked.set(match.asked, [match]);
    else list.push(match);
  }
  return new Map([...normalised].map(([number, key]) => [number, lookupOf(byAsked.get(key) ?? [])]));
}

/** A number that a spreadsheet has damaged. */
export interface DamagedLookup {
  readonly kind: DamagedNumber['kind'];
  /** Parts that can be meant, no more than it takes to know whether it is one. */
  readonly parts: readonly PartRow[];
}

/**
 * Those of the numbers that a spreadsheet seems to have damaged, by the number as it was given. That zeros were lost
 * shows only where parts have them. One statement for all, and none where no number looks like it.
 */
export async function findDamagedNumbers(
  db: Db,
  numbers: readonly string[],
  language: LanguageCode,
): Promise<ReadonlyMap<string, DamagedLookup>> {
  const damaged = [...new Set(numbers)].flatMap((asked) => {
    const damage = damageOf(asked);
    return damage ? [{ asked, ...damage }] : [];
  });
  const ranges = damaged.flatMap(({ asked, meant }) => meant.map((range) => ({ asked, ...range })));
  const matches = ranges.length === 0 ? [] : await matchRanges(db, ranges, language);
  return new Map(
    damaged.flatMap(({ asked, kind }) => {
      const parts = matches.filter((match) => match.asked === asked);
      return kind !== 'zeros-lost' || parts.length > 0 ? [[asked, { kind, parts }] as const] : [];
    }),
  );
}

import type {
  CatalogueProblemCode,
  CatalogueProblemMessage,
} from '@partsboard/contract/backoffice/catalogue-problems';
import { LRUCache } from 'lru-cache';
import { normalisePartNumber, PART_NUMBER } from '@partsboard/domain/part-number';
import { monthNumber } from '@partsboard/domain/month';
import { EQUIPMENT_CODE } from '@partsboard/domain/equipment-condition';
import { VIN } from '@partsboard/domain/vin';
import { parseTypeList } from './type-list.ts';

/** What a field says instead of a value when its text is not of its type. */
export class Wrong {
  readonly fault: CatalogueProblemMessage;

  constructor(fault: CatalogueProblemMessage) {
    this.fault = fault;
  }
}

/** How the text of a field, never empty and without blanks around it, becomes a value. */
interface Reader<T> {
  (text: string): T | Wrong;
  /** Where files are read forgivingly, a comma may stand for the point. */
  readonly isDecimal?: boolean;
}

/** One column of a file. */
export interface Field<T> {
  readonly read: Reader<T>;
  /** What an empty field means. */
  readonly empty: T | Wrong;
  readonly isDecimal?: boolean | undefined;
}

const EMPTY = new Wrong({ code: 'empty' });

export const required = <T>(read: Reader<T>): Field<T> => ({
  read,
  empty: EMPTY,
  isDecimal: read.isDecimal,
});
export const optional = <T>(read: Reader<T>): Field<T | null> => ({ read, empty: null });
export const list = <T>(read: Reader<readonly T[]>): Field<readonly T[]> => ({ read, empty: [] });

const LONGEST_QUOTE = 60;

/** What stood in the file, as much of it as a message quotes. */
const short = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

type ValueFault = Exclude<
  Extract<CatalogueProblemCode, `not-a${string}` | 'not-yes-or-no' | 'code-named-twice'>,
  'not-a-decimal'
>;

/** A fault that only quotes what stood in the file. */
const wrong = (code: ValueFault, value: string): Wrong => new Wrong({ code, value: short(value) });

const matching =
  (pattern: RegExp, otherwise: ValueFault): Reader<string> =>
  (text) =>
    pattern.test(text) ? text : wrong(otherwise, text);

export const code = matching(/^[A-Z0-9][A-Z0-9_.-]{0,23}$/, 'not-a-code');
export const equipmentCode = matching(EQUIPMENT_CODE, 'not-an-equipment-code');
export const callout = matching(/^[A-Z0-9]{1,4}$/, 'not-a-callout');
export const vin = matching(VIN, 'not-a-vin');
export const fileName = matching(/^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,79}$/, 'not-a-file-name');

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
// eslint-disable-next-line no-control-regex -- the same, line feeds excepted
const CONTROL_EXCEPT_LINE_FEED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

const textOf =
  (longest: number, control: RegExp): Reader<string> =>
  (text) =>
    text.length > longest
      ? new Wrong({ code: 'too-long', longest })
      : control.test(text)
        ? new Wrong({ code: 'control-character' })
        : text;

export const text = (longest: number): Reader<string> => textOf(longest, CONTROL);
export const longText = (longest: number): Reader<string> => textOf(longest, CONTROL_EXCEPT_LINE_FEED);

const INTEGER = /^\d{1,9}$/;

export const integer =
  (least: number, most: number): Reader<number> =>
  (value) => {
    if (!INTEGER.test(value)) return wrong('not-a-whole-number', value);
    const number = Number(value);
    return number < least || number > most ? new Wrong({ code: 'out-of-range', value, least, most }) : number;
  };

/** A decimal number as a whole number of its last place: with two places, 12.5 is 1250. */
export const decimal = (places: number, least: number, most: number): Reader<number> => {
  const pattern = new RegExp(`^(\\d{1,9})(?:\\.(\\d{1,${places}}))?$`);
  const unit = 10 ** places;
  const read = (value: string) => {
    const match = pattern.exec(value);
    if (match === null) return new Wrong({ code: 'not-a-decimal', value: short(value), places });
    const scaled = Number(match[1]) * unit + Number((match[2] ?? '').padEnd(places, '0'));
    return scaled < least || scaled > most
      ? new Wrong({ code: 'out-of-range', value, least: least / unit, most: most / unit })
      : scaled;
  };
  return Object.assign(read, { isDecimal: true });
};

/** A day as `YYYY-MM-DD` with the number of its month. */
export interface Day {
  readonly text: string;
  readonly month: number;
}

const DATE = /^((?:19|20)\d\d)-(\d\d)-(\d\d)$/;

function readDate(value: string): Day | Wrong {
  const [, year, month, day] = DATE.exec(value) ?? [];
  const parsed = year === undefined ? undefined : new Date(`${value}T00:00:00Z`);
  if (parsed === undefined || Number.isNaN(parsed.getTime()) || parsed.getUTCDate() !== Number(day)) {
    return wrong('not-a-date', value);
  }
  return { text: value, month: monthNumber(Number(year), Number(month)) };
}

/** Ten million cars were built on a few thousand days. */
const KNOWN_DAYS = 20_000;
const days = new LRUCache<string, Day>({ max: KNOWN_DAYS });

export const date: Reader<Day> = (value) => {
  const known = days.get(value);
  if (known !== undefined) return known;
  const day = readDate(value);
  if (!(day instanceof Wrong)) days.set(day.text, day);
  return day;
};

const MONTH = /^((?:19|20)\d\d)-(0[1-9]|1[0-2])$/;

export const month: Reader<number> = (value) => {
  const match = MONTH.exec(value);
  return match === null ? wrong('not-a-month', value) : monthNumber(Number(match[1]), Number(match[2]));
};

export const oneOf =
  <const T extends string>(...values: readonly T[]): Reader<T> =>
  (value) =>
    values.find((known) => known === value) ??
    new Wrong({ code: 'not-one-of', value: short(value), allowed: values.join(', ') });

export const yesNo: Reader<boolean> = (value) =>
  value === 'yes' ? true : value === 'no' ? false : wrong('not-yes-or-no', value);

/** A part number as printed and as compared. */
export interface Numbered {
  readonly printed: string;
  readonly normalised: string;
}

export const partNumber: Reader<Numbered> = (value) => {
  const normalised = normalisePartNumber(value);
  return PART_NUMBER.test(value) && normalised !== ''
    ? { printed: value, normalised }
    : wrong('not-a-part-number', value);
};

/** A part named in any spelling. */
export const partReference: Reader<Numbered> = (value) => {
  const normalised = normalisePartNumber(value);
  return normalised === '' || value.length > 60
    ? wrong('not-a-part-number', value)
    : { printed: value, normalised };
};

export const equipmentList: Reader<readonly string[]> = (value) => {
  const codes = value.includes('  ') ? value.split(/ +/) : value.split(' ');
  for (const [index, item] of codes.entries()) {
    if (!EQUIPMENT_CODE.test(item)) return wrong('not-an-equipment-code', item);
    if (codes.indexOf(item) < index) return wrong('code-named-twice', value);
  }
  return codes;
};

export const typeList: Reader<readonly number[]> = (value) => {
  const numbers = parseTypeList(value);
  if (typeof numbers !== 'string') return numbers;
  return numbers === '' ? new Wrong({ code: 'type-named-twice' }) : wrong('not-a-type-list', numbers);
};

import { LRUCache } from 'lru-cache';
import { normalisePartNumber, PART_NUMBER } from '@partsboard/domain/part-number';
import { monthNumber } from '@partsboard/domain/month';
import { EQUIPMENT_CODE } from '@partsboard/domain/equipment-condition';
import { VIN } from '@partsboard/domain/vin';
import { describeTypeListFault, parseTypeList } from './type-list.ts';

/** What a field says instead of a value when its text is not of its type. */
export class Wrong {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** How the text of a field, never empty and without blanks around it, becomes a value. */
type Reader<T> = (text: string) => T | Wrong;

/** One column of a file. */
export interface Field<T> {
  readonly read: Reader<T>;
  /** What an empty field means. */
  readonly empty: T | Wrong;
}

const EMPTY = new Wrong('must not be empty');

export const required = <T>(read: Reader<T>): Field<T> => ({ read, empty: EMPTY });
export const optional = <T>(read: Reader<T>): Field<T | null> => ({ read, empty: null });
export const list = <T>(read: Reader<readonly T[]>): Field<readonly T[]> => ({ read, empty: [] });

const quote = (text: string): string => `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;

const matching =
  (pattern: RegExp, what: string): Reader<string> =>
  (text) =>
    pattern.test(text) ? text : new Wrong(`${quote(text)} is not ${what}`);

export const code = matching(/^[A-Z0-9][A-Z0-9_.-]{0,23}$/, 'a code');
export const equipmentCode = matching(EQUIPMENT_CODE, 'an equipment code');
export const callout = matching(/^[A-Z0-9]{1,4}$/, 'a callout');
export const vin = matching(VIN, 'a VIN: 17 letters and digits, none of them I, O or Q');
export const fileName = matching(/^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,79}$/, 'a plain file name');

// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;
// eslint-disable-next-line no-control-regex -- the same, line feeds excepted
const CONTROL_EXCEPT_LINE_FEED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

const textOf =
  (longest: number, control: RegExp): Reader<string> =>
  (text) =>
    text.length > longest
      ? new Wrong(`is longer than ${longest} characters`)
      : control.test(text)
        ? new Wrong('contains a control character')
        : text;

export const text = (longest: number): Reader<string> => textOf(longest, CONTROL);
export const longText = (longest: number): Reader<string> => textOf(longest, CONTROL_EXCEPT_LINE_FEED);

const INTEGER = /^\d{1,9}$/;

export const integer =
  (least: number, most: number): Reader<number> =>
  (value) => {
    if (!INTEGER.test(value)) return new Wrong(`${quote(value)} is not a whole number`);
    const number = Number(value);
    return number < least || number > most
      ? new Wrong(`${value} is not between ${least} and ${most}`)
      : number;
  };

/** A decimal number as a whole number of its last place: with two places, 12.5 is 1250. */
export const decimal = (places: number, least: number, most: number): Reader<number> => {
  const pattern = new RegExp(`^(\\d{1,9})(?:\\.(\\d{1,${places}}))?$`);
  const unit = 10 ** places;
  return (value) => {
    const match = pattern.exec(value);
    if (match === null) return new Wrong(`${quote(value)} is not a number with at most ${places} decimals`);
    const scaled = Number(match[1]) * unit + Number((match[2] ?? '').padEnd(places, '0'));
    return scaled < least || scaled > most
      ? new Wrong(`${value} is not between ${least / unit} and ${most / unit}`)
      : scaled;
  };
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
    return new Wrong(`${quote(value)} is not a date (YYYY-MM-DD)`);
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
  return match === null
    ? new Wrong(`${quote(value)} is not a month (YYYY-MM)`)
    : monthNumber(Number(match[1]), Number(match[2]));
};

export const oneOf =
  <const T extends string>(...values: readonly T[]): Reader<T> =>
  (value) =>
    values.find((known) => known === value) ??
    new Wrong(`${quote(value)} is not one of ${values.join(', ')}`);

export const yesNo: Reader<boolean> = (value) =>
  value === 'yes' ? true : value === 'no' ? false : new Wrong(`${quote(value)} is neither yes nor no`);

/** A part number as printed and as compared. */
export interface Numbered {
  readonly printed: string;
  readonly normalised: string;
}

export const partNumber: Reader<Numbered> = (value) => {
  const normalised = normalisePartNumber(value);
  return PART_NUMBER.test(value) && normalised !== ''
    ? { printed: value, normalised }
    : new Wrong(`${quote(value)} is not a part number`);
};

/** A part named in any spelling, by the form in which numbers are compared. */
export const partReference: Reader<string> = (value) => {
  const normalised = normalisePartNumber(value);
  return normalised === '' || value.length > 60
    ? new Wrong(`${quote(value)} is not a part number`)
    : normalised;
};

export const equipmentList: Reader<readonly string[]> = (value) => {
  const codes = value.includes('  ') ? value.split(/ +/) : value.split(' ');
  for (const [index, item] of codes.entries()) {
    if (!EQUIPMENT_CODE.test(item)) return new Wrong(`${quote(item)} is not an equipment code`);
    if (codes.indexOf(item) < index) return new Wrong(`${quote(value)} names a code twice`);
  }
  return codes;
};

export const typeList: Reader<readonly number[]> = (value) => {
  const numbers = parseTypeList(value);
  return typeof numbers === 'string' ? new Wrong(describeTypeListFault(numbers)) : numbers;
};

import pg from 'pg';

type Parse = (text: string) => unknown;

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number`);
  return value;
}

const unchanged: Parse = (text) => text;

/** The types of pg list no array types; the driver knows them all the same. */
const builtInParser = pg.types.getTypeParser as (id: number, format?: 'text' | 'binary') => Parse;
const TEXT_ARRAY = 1009;
const arrayElements = builtInParser(TEXT_ARRAY) as (text: string) => (string | null)[];

const arrayOf =
  (parse: Parse): Parse =>
  (text) =>
    arrayElements(text).map((element) => (element === null ? null : parse(element)));

/**
 * int8 is a number, since identities and amounts in grosze stay far below 2^53; one that does not is an
 * error, never a rounded value. numeric stays text, since no float holds it exactly. A date stays
 * `YYYY-MM-DD`, since a Date would move it across midnight by the process's time zone.
 */
const parsers = new Map<number, Parse>([
  [20, safeInteger],
  [1016, arrayOf(safeInteger)],
  [1700, unchanged],
  [1231, arrayOf(unchanged)],
  [1082, unchanged],
  [1182, arrayOf(unchanged)],
  [1114, unchanged],
]);

export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => parsers.get(id) ?? builtInParser(id, format),
};

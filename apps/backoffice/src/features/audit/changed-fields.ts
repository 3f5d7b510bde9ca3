type Values = Readonly<Record<string, unknown>> | null;

interface ChangedField {
  /** The path of a value in nested ones: `address.city`. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** How values that are no texts are written. */
export interface ValueTexts {
  readonly yes: string;
  readonly no: string;
  readonly formatMoment: (moment: string) => string;
}

const NOTHING = '–';
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value by its path; lists of plain values stay together. */
function flat(values: Readonly<Record<string, unknown>>, prefix = ''): [string, unknown][] {
  return Object.entries(values).flatMap(([name, value]): [string, unknown][] =>
    isObject(value) ? flat(value, `${prefix}${name}.`) : [[`${prefix}${name}`, value]],
  );
}

function textOf(value: unknown, texts: ValueTexts): string {
  if (value === undefined || value === null || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'string') return MOMENT.test(value) ? texts.formatMoment(value) : value;
  if (Array.isArray(value)) {
    if (value.length === 0) return NOTHING;
    return value.map((each) => (isObject(each) ? JSON.stringify(each) : textOf(each, texts))).join(', ');
  }
  return JSON.stringify(value);
}

/** The fields that differ between two states of a record, as text. */
export function changedFields(before: Values, after: Values, texts: ValueTexts): readonly ChangedField[] {
  const [old, current] = [new Map(flat(before ?? {})), new Map(flat(after ?? {}))];
  return [...new Set([...old.keys(), ...current.keys()])]
    .map((name) => ({
      name,
      before: textOf(old.get(name), texts),
      after: textOf(current.get(name), texts),
    }))
    .filter((field) => field.before !== field.after);
}

type Values = Readonly<Record<string, unknown>> | null;

interface ChangedField {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const NOTHING = '–';

const textOf = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return NOTHING;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The fields that differ between two states of a record, as text. */
export function changedFields(before: Values, after: Values): readonly ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }))
    .filter((field) => field.before !== field.after);
}

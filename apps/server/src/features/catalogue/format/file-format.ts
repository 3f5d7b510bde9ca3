import { Wrong, type Field } from './field-types.ts';

type Fields = Readonly<Record<string, Field<unknown>>>;

/** One CSV file of the catalogue folder: its name and its columns in order. */
export interface FileFormat<F extends Fields = Fields> {
  readonly name: string;
  readonly fields: F;
}

/** A row whose every field could be read. */
export type Row<F extends FileFormat> = {
  readonly [K in keyof F['fields']]: F['fields'][K] extends Field<infer T> ? T : never;
};

export const defineFile = <const F extends Fields>(name: string, fields: F): FileFormat<F> => ({
  name,
  fields,
});

export const headerOf = (file: FileFormat): string => Object.keys(file.fields).join(',');

export interface ReadRow<F extends FileFormat> {
  /** Absent fields were wrong; all are there if `faults` is empty. */
  readonly row: Partial<Row<F>>;
  readonly faults: readonly string[];
}

const NO_FAULTS: readonly string[] = [];

/** Reads the fields of one row; a wrong number of them is one fault and nothing else is read. */
export function rowReader<F extends FileFormat>(file: F): (values: readonly string[]) => ReadRow<F> {
  const columns = Object.entries(file.fields);
  return (values) => {
    const row: Record<string, unknown> = {};
    if (values.length !== columns.length) {
      const fault = `has ${values.length} fields instead of ${columns.length}`;
      return { row: row as Partial<Row<F>>, faults: [fault] };
    }
    let faults = NO_FAULTS;
    for (let index = 0; index < columns.length; index += 1) {
      const [name, field] = columns[index] ?? [];
      const text = values[index]?.trim() ?? '';
      if (name === undefined || field === undefined) continue;
      const value = text === '' ? field.empty : field.read(text);
      if (value instanceof Wrong) faults = [...faults, `${name}: ${value.reason}`];
      else row[name] = value;
    }
    // The loop has filled it from these very fields.
    return { row: row as Partial<Row<F>>, faults };
  };
}

import type { CatalogueProblemMessage } from '@partsboard/contract/backoffice/catalogue-problems';
import { Wrong, type Field } from './field-types.ts';

type Fields = Readonly<Record<string, Field<unknown>>>;

/** One CSV file of the catalogue folder: its name and its columns in order. */
export interface FileFormat<F extends Fields = Fields> {
  readonly name: string;
  readonly fields: F;
  /** Made by systems of all kinds, and without names of things: Windows-1250 is read as what it is. */
  readonly isForgiving: boolean;
}

/** A row whose every field could be read. */
export type Row<F extends FileFormat> = {
  readonly [K in keyof F['fields']]: F['fields'][K] extends Field<infer T> ? T : never;
};

export const defineFile = <const F extends Fields>(name: string, fields: F): FileFormat<F> => ({
  name,
  fields,
  isForgiving: false,
});

export const defineForgivingFile = <const F extends Fields>(name: string, fields: F): FileFormat<F> => ({
  name,
  fields,
  isForgiving: true,
});

export const headerOf = (file: FileFormat): string => Object.keys(file.fields).join(',');

export interface ReadRow<F extends FileFormat> {
  /** Absent fields were wrong; all are there if `faults` is empty. */
  readonly row: Partial<Row<F>>;
  readonly faults: readonly CatalogueProblemMessage[];
  readonly hasDecimalComma: boolean;
}

const NO_FAULTS: readonly CatalogueProblemMessage[] = [];
const DECIMAL_COMMA = /^\d+,\d+$/;

/** Reads the fields of one row; a wrong number of them is one fault and nothing else is read. */
export function rowReader<F extends FileFormat>(file: F): (values: readonly string[]) => ReadRow<F> {
  const columns = Object.entries(file.fields);
  return (values) => {
    const row: Record<string, unknown> = {};
    if (values.length !== columns.length) {
      const fault = { code: 'field-count', found: values.length, expected: columns.length } as const;
      return { row: row as Partial<Row<F>>, faults: [fault], hasDecimalComma: false };
    }
    let faults = NO_FAULTS;
    let hasDecimalComma = false;
    for (let index = 0; index < columns.length; index += 1) {
      const [name, field] = columns[index] ?? [];
      let text = values[index]?.trim() ?? '';
      if (name === undefined || field === undefined) continue;
      if (field.isDecimal === true && DECIMAL_COMMA.test(text)) {
        text = text.replace(',', '.');
        hasDecimalComma = true;
      }
      const value = text === '' ? field.empty : field.read(text);
      if (value instanceof Wrong) faults = [...faults, { ...value.fault, column: name }];
      else row[name] = value;
    }
    // The loop has filled it from these very fields.
    return { row: row as Partial<Row<F>>, faults, hasDecimalComma };
  };
}

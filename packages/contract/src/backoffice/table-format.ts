import { Type } from '../schema.ts';

/** The files in which a list is handed out. */
export const tableFormats = ['csv', 'xlsx'] as const;
export type TableFormat = (typeof tableFormats)[number];

export const tableMediaTypes: Readonly<Record<TableFormat, string>> = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** What an export takes besides the filter of its list. */
export const exportInput = {
  format: Type.Optional(
    Type.Enum([...tableFormats], {
      default: 'csv',
      description:
        'CSV is divided by semicolons, with a byte order mark for spreadsheets; an Excel file has real numbers and times',
    }),
  ),
};

/** What every answer that is a file of rows has. */
export const tableRoute = {
  method: 'GET',
  answers: 'table',
  response: Type.Unsafe<Uint8Array>(Type.Any()),
} as const;

/** What every export of a list has, besides the permission to see the list. */
export const exportRoute = { ...tableRoute, alsoNeeds: 'exports.read' } as const;

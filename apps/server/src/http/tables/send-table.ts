import { Readable } from 'node:stream';
import { tableMediaTypes, type TableFormat } from '@partsboard/contract/backoffice/table-format';
import type { FastifyReply } from 'fastify';
import { csvOf } from './csv-table.ts';
import { excelOf } from './excel-table.ts';
import type { Table } from './table.ts';

/** Answers with a list as a file for spreadsheets. */
export function sendTable<Row>(
  reply: FastifyReply,
  table: Table<Row>,
  name: string,
  format: TableFormat = 'csv',
): Promise<Readable> {
  reply.headers({
    'content-type': format === 'csv' ? `${tableMediaTypes.csv}; charset=utf-8` : tableMediaTypes.xlsx,
    'content-disposition': `attachment; filename="${name}.${format}"`,
  });
  return Promise.resolve(format === 'csv' ? Readable.from(csvOf(table)) : Readable.fromWeb(excelOf(table)));
}

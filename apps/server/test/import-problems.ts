import type pg from 'pg';
import { expect } from 'vitest';
import { toReportLine } from '../src/cli/report-line.ts';
import { importCatalogue } from '../src/features/catalogue/catalogue.service.ts';
import { column } from './catalogue-database.ts';
import { tinyCatalogue, writeTinyCatalogue, type CatalogueFileName } from './catalogue-folder.ts';

/** A fingerprint of everything that an import may change. */
export async function catalogueState(pool: pg.Pool): Promise<unknown> {
  return column(
    pool,
    `select md5(string_agg(t::text, '|' order by t::text)) from catalogue_version t
     union all select md5(string_agg(t::text, '|' order by t::text)) from part t
     union all select md5(string_agg(t::text, '|' order by t::text)) from brand t
     union all select md5(string_agg(t::text, '|' order by t::text)) from part_price t
     union all select md5(string_agg(t::text, '|' order by t::text)) from part_stock t
     union all select md5(string_agg(t::text, '|' order by t::text)) from discount t
     union all select md5(string_agg(t::text, '|' order by t::text)) from catalogue_last_id t
     union all select md5(string_agg(t.id::text, '|' order by t.id)) from picture t
     union all select md5(string_agg(t::text, '|' order by t::text)) from catalogue.board_line t
     union all select md5(string_agg(t::text, '|' order by t::text)) from catalogue.vehicle t
     union all select string_agg(nspname, ' ') from pg_namespace where nspname like 'catalogue%'`,
  );
}

/** What an import of the tiny catalogue with these changes complains of; it loads nothing. */
export async function problemsOf(
  pool: pg.Pool,
  changes: Readonly<Record<string, string | Buffer | null>>,
): Promise<string[]> {
  const { problems, version } = await importCatalogue(pool, await writeTinyCatalogue(changes));
  expect(version).toBeUndefined();
  return problems.map(toReportLine).map(({ file, row, reason }) => `${file}, row ${row}: ${reason}`);
}

/** The tiny catalogue's file with one more row at its end. */
export function withRow(file: CatalogueFileName, row: string): Record<string, string> {
  return { [file]: `${tinyCatalogue[file]}${row}\n` };
}

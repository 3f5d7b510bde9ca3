import type { DiscountChanges, DiscountGrid } from '@partsboard/contract/backoffice/discounts';
import type { LanguageCode } from '@partsboard/contract/language';
import { fromBasisPoints, toBasisPoints } from '@partsboard/domain/money';
import type { Db } from '../../db/database.ts';
import type { AuditContext } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError, fieldError } from '../../http/errors/domain-error.ts';
import { localisedName } from '../../messages/texts.ts';
import { writeAudits } from '../audit/audit.service.ts';
import * as repository from './discounts.repository.ts';

export const unknownTable = () => new DomainError('not-found', { title: (t) => t.discounts.unknownTable });

const percentOf = (rate: number | null): number | null => (rate === null ? null : fromBasisPoints(rate));

/** All groups, tables and percentages. */
export async function readGrid(db: Db, language: LanguageCode): Promise<DiscountGrid> {
  const [groups, tables, cells] = await Promise.all([
    repository.findGroups(db),
    repository.findTables(db),
    repository.findCells(db),
  ]);
  return {
    groups: groups.map(({ id, code, name_pl, name_en }) => ({
      id,
      code,
      name: localisedName(name_pl, name_en)[language],
    })),
    tables: tables.map(({ code, name, is_own, version, companies }) => ({
      code,
      name,
      isOwn: is_own,
      version,
      companies: companies ?? 0,
    })),
    cells: cells.map((cell) => ({
      tableCode: cell.discount_table,
      groupId: cell.discount_group_id,
      percent: fromBasisPoints(cell.rate),
      isOwn: cell.is_own,
      importedPercent: percentOf(cell.imported_rate),
    })),
  };
}

const keyOf = (table: string, groupId: number): string => `${groupId} ${table}`;

/** What was sent as the database has it; of two changes of one cell the last counts. */
function readRates(cells: DiscountChanges['cells']): repository.NewRate[] {
  const rates = new Map<string, repository.NewRate>();
  for (const { tableCode, groupId, percent } of cells) {
    const rate = percent === null ? null : toBasisPoints(percent);
    if (rate !== null && fromBasisPoints(rate) !== percent)
      throw fieldError('cells', (t) => t.discounts.twoDecimals);
    rates.set(keyOf(tableCode, groupId), { table: tableCode, groupId, rate });
  }
  return [...rates.values()];
}

/** The tables as they are, if nobody has changed them since they were seen. */
async function lockSeen(tx: Db, seen: DiscountChanges['tables'], rates: readonly repository.NewRate[]) {
  const versions = new Map(seen.map(({ code, version }) => [code, version]));
  const codes = [...new Set(rates.map(({ table }) => table))];
  const tables = await repository.lockTables(tx, codes);
  if (tables.length < codes.length) throw unknownTable();
  if (tables.some(({ code, version }) => versions.get(code) !== version)) throw new DomainError('conflict');
  return codes;
}

/** Changes many percentages at once, each with its own entry in the audit trail. */
export const changeDiscounts = (
  db: Db,
  { tables, cells }: DiscountChanges,
  audit: AuditContext,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const rates = readRates(cells);
    const codes = await lockSeen(tx, tables, rates);
    const groups = new Map((await repository.findGroups(tx)).map((group) => [group.id, group]));
    if (!rates.every(({ groupId }) => groups.has(groupId)))
      throw fieldError('cells', (t) => t.discounts.unknownGroup);
    const before = await cellsByKey(tx, codes);
    const own = rates.filter(({ rate }) => rate !== null);
    const returned = rates.filter(({ rate }) => rate === null);
    if (own.length > 0) await repository.writeOwnRates(tx, own);
    if (returned.length > 0) await repository.returnToImported(tx, returned);
    await repository.raiseVersions(tx, codes);
    const after = await cellsByKey(tx, codes);
    const changed = rates.filter(({ table, groupId }) => {
      const key = keyOf(table, groupId);
      return JSON.stringify(valuesOf(before.get(key))) !== JSON.stringify(valuesOf(after.get(key)));
    });
    await writeAudits(
      tx,
      audit,
      changed.map(({ table, groupId }) => ({
        action: 'discount.change',
        record: { type: 'discount', id: table, name: `${table} · ${groups.get(groupId)?.code ?? groupId}` },
        before: valuesOf(before.get(keyOf(table, groupId))),
        after: valuesOf(after.get(keyOf(table, groupId))),
      })),
    );
  });

const cellsByKey = async (tx: Db, codes: readonly string[]) =>
  new Map(
    (await repository.findCellsOf(tx, codes)).map((cell) => [
      keyOf(cell.discount_table, cell.discount_group_id),
      cell,
    ]),
  );

const valuesOf = (cell: repository.CellRow | undefined) => ({
  percent: cell === undefined ? null : fromBasisPoints(cell.rate),
  isOwn: cell?.is_own ?? false,
});

import type { ReturnFilter } from '@partsboard/contract/backoffice/returns';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../../db/database.ts';
import type { BranchScope } from '../../../db/branch-scope.ts';
import { count, text, time, type Table } from '../../../http/tables/table.ts';
import { texts } from '../../../messages/texts.ts';
import { listQueryOf } from './read-returns.ts';
import { findReturnPage, type ListedReturn } from './return-list.repository.ts';

/** The returns that fit a filter, for a file. */
export function returnTable(
  db: Db,
  branches: BranchScope,
  filter: ReturnFilter,
  language: LanguageCode,
): Table<ListedReturn & { readonly pieces: number }> {
  const query = listQueryOf(branches, filter);
  const { returns } = texts[language];
  return {
    language,
    title: returns.exportTitle,
    titles: returns.exportColumns,
    findPage: ({ after, limit }) => findReturnPage(db, { ...query, before: after?.id, limit }),
    columns: [
      text((row) => row.number),
      text((row) => row.order_number),
      time((row) => row.created_at),
      text((row) => returns.kinds[row.kind]),
      text((row) => returns.states[row.state]),
      text((row) => returns.reasons[row.reason]),
      text((row) => row[`warehouse_name_${language}`]),
      text((row) => row.company),
      text((row) => row.customer_name),
      text((row) => row.email),
      count((row) => row.pieces),
    ],
  };
}

import type { PartFilter } from '@partsboard/contract/backoffice/parts';
import type { LanguageCode } from '@partsboard/contract/language';
import { amount, count, positionOf, text, type Table } from '../../http/tables/table.ts';
import { localisedName, texts } from '../../messages/texts.ts';
import { listQueryOf, stateOf, type PartListDeps } from './part-list.ts';
import { findPartPage, type ListedPart } from './part-list.repository.ts';

/** The parts that fit a filter, for a file. */
export async function partTable(
  deps: PartListDeps,
  filter: PartFilter,
  language: LanguageCode,
): Promise<Table<ListedPart>> {
  const query = await listQueryOf(deps, filter, language);
  const { partDesk } = texts[language];
  return {
    language,
    title: partDesk.exportTitle,
    titles: partDesk.exportColumns,
    findPage: ({ after, limit }) => findPartPage(deps.db, { ...query, after: positionOf(after), limit }),
    columns: [
      text((part) => part.brand),
      text((part) => part.number),
      text((part) => localisedName(part.name_pl, part.name_en)[language]),
      text((part) => partDesk.states[stateOf(part)]),
      text((part) => part.group_code ?? ''),
      amount((part) => (part.net === 0 ? null : part.net)),
      count((part) => part.available),
    ],
  };
}

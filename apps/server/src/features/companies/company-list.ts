import {
  companyStandings,
  type CompanyFilter,
  type CompanyQuery,
  type CompanyStandingName,
  type CompanySummary,
} from '@partsboard/contract/backoffice/companies';
import { PAGE_SIZE } from '@partsboard/contract/backoffice/paging';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { readCursor, toPage } from '../../http/backoffice/cursor.ts';
import { amount, positionOf, text, time, type Table } from '../../http/tables/table.ts';
import { texts } from '../../messages/texts.ts';
import { toCompanySummary } from './companies.mapper.ts';
import { findCompanyPage, type ListedCompany, type ListQuery } from './company-list.repository.ts';
import { readCompanySearch } from './company-search.repository.ts';

function standingsOf(named: string | undefined): readonly CompanyStandingName[] {
  if (named === undefined) return companyStandings.filter((each) => each !== 'erased');
  const names = new Set(named.split(','));
  return companyStandings.filter((each) => names.has(each));
}

const listQueryOf = (filter: CompanyFilter): Omit<ListQuery, 'after' | 'limit'> => ({
  standings: standingsOf(filter.standings),
  branchId: filter.branchId,
  discountTable: filter.discountTable,
  isOverdue: filter.isOverdue === true,
  search: readCompanySearch(filter.search ?? ''),
  sort: filter.sort ?? 'name',
});

/** The customers, a page at a time. */
export async function listCompanies(
  db: Db,
  { cursor, limit = PAGE_SIZE, ...filter }: CompanyQuery,
  language: LanguageCode,
): Promise<{ items: CompanySummary[]; nextCursor: string | null }> {
  const query = listQueryOf(filter);
  const position = readCursor(cursor, query.sort === 'name' ? ['text', 'number'] : ['number', 'number']);
  const rows = await findCompanyPage(db, {
    ...query,
    after: position && { value: position[0], id: position[1] },
    limit: limit + 1,
  });
  return toPage(rows, limit, {
    item: (row) => toCompanySummary(row, language),
    position: (row) => [row.sort_value, row.id],
  });
}

/** The customers that fit a filter, for a file. */
export function companyTable(db: Db, filter: CompanyFilter, language: LanguageCode): Table<ListedCompany> {
  const query = listQueryOf(filter);
  const { companies } = texts[language];
  return {
    language,
    title: companies.exportTitle,
    titles: companies.exportColumns,
    findPage: ({ after, limit }) => findCompanyPage(db, { ...query, after: positionOf(after), limit }),
    columns: [
      text((company) => company.name),
      text((company) => company.vat_number),
      text((company) => companies.standings[company.standing]),
      text((company) => company.person_name),
      text((company) => company.email),
      text((company) => company[`branch_name_${language}`] ?? ''),
      text((company) => company.discount_table ?? ''),
      amount((company) => company.credit_limit),
      amount((company) => company.credit_used),
      amount((company) => company.overdue),
      time((company) => company.created_at),
    ],
  };
}

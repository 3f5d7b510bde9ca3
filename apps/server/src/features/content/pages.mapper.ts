import type {
  PageSettings,
  PageSummary,
  PageVersion,
  PageVersionSummary,
  StaffPage,
} from '@partsboard/contract/backoffice/pages';
import type { findVersion, findVersions, PageRow, PageSummaryRow } from './pages.repository.ts';

type VersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>;

/** What was written of a page. */
type Written = Pick<
  VersionRow,
  | 'se_name'
  | 'title_pl'
  | 'title_en'
  | 'body_pl'
  | 'body_en'
  | 'position'
  | 'footer_rows'
  | 'in_top_menu'
  | 'in_sitemap'
>;

export const toPageSettings = (row: Written): PageSettings => ({
  seName: row.se_name,
  titlePl: row.title_pl,
  titleEn: row.title_en,
  bodyPl: row.body_pl,
  bodyEn: row.body_en,
  position: row.position,
  footerRows: row.footer_rows,
  inTopMenu: row.in_top_menu,
  inSitemap: row.in_sitemap,
});

export const toWritten = (settings: PageSettings): Written => ({
  se_name: settings.seName,
  title_pl: settings.titlePl,
  title_en: settings.titleEn,
  body_pl: settings.bodyPl,
  body_en: settings.bodyEn,
  position: settings.position,
  footer_rows: settings.footerRows,
  in_top_menu: settings.inTopMenu,
  in_sitemap: settings.inSitemap,
});

/** A page as the shop reads it. */
export const toTopicColumns = (storeId: number, settings: PageSettings) => ({
  store_id: storeId,
  se_name: settings.seName,
  title_pl: settings.titlePl,
  title_en: settings.titleEn,
  body_pl: settings.bodyPl,
  body_en: settings.bodyEn,
  position: settings.position,
  in_footer_row_1: settings.footerRows.includes(1),
  in_footer_row_2: settings.footerRows.includes(2),
  in_footer_row_3: settings.footerRows.includes(3),
  in_top_menu: settings.inTopMenu,
  in_sitemap: settings.inSitemap,
});

const stateOf = (row: PageSummaryRow): PageSummary['state'] => {
  if (row.topic_id === null) return 'draft';
  return row.published_version === row.version ? 'published' : 'changed';
};

const toStored = (row: PageSummaryRow) => ({
  id: row.id,
  storeId: row.store_id,
  version: row.version,
  state: stateOf(row),
  changedAt: row.made_at.toISOString(),
  changedBy: row.made_by,
  isTermsPage: row.is_terms_page,
});

export const toPageSummary = (row: PageSummaryRow): PageSummary => ({
  ...toStored(row),
  seName: row.se_name,
  titlePl: row.title_pl,
  titleEn: row.title_en,
});

export const toStaffPage = (row: PageRow): StaffPage => ({
  ...toPageSettings(row),
  ...toStored(row),
  publishedSeName: row.published_se_name,
  hostNames: row.host_names,
});

const isPublished = (page: PageRow, version: number): boolean =>
  page.topic_id !== null && page.published_version === version;

export const toVersionSummary = (
  page: PageRow,
  row: Awaited<ReturnType<typeof findVersions>>[number],
): PageVersionSummary => ({
  version: row.version,
  titlePl: row.title_pl,
  titleEn: row.title_en,
  madeAt: row.made_at.toISOString(),
  madeBy: row.made_by,
  isPublished: isPublished(page, row.version),
});

export const toPageVersion = (page: PageRow, row: VersionRow): PageVersion => ({
  ...toPageSettings(row),
  version: row.version,
  madeAt: row.made_at.toISOString(),
  madeBy: row.made_by,
  isPublished: isPublished(page, row.version),
});

/** What the audit trail tells about a page; its texts are in its versions. */
export const audited = (row: PageRow): Readonly<Record<string, unknown>> => ({
  seName: row.se_name,
  titlePl: row.title_pl,
  titleEn: row.title_en,
  position: row.position,
  footerRows: row.footer_rows,
  inTopMenu: row.in_top_menu,
  inSitemap: row.in_sitemap,
  version: row.version,
  publishedVersion: row.topic_id === null ? null : row.published_version,
});

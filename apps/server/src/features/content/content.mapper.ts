import type { TopicSummary } from '@partsboard/contract/content';
import type { TopicSummaryRow } from './content.repository.ts';

export const toTopicSummary = (row: TopicSummaryRow): TopicSummary => ({
  Id: row.id,
  Title: row.title,
  SeName: row.se_name,
  IncludeInFooterRow1: row.in_footer_row_1,
  IncludeInFooterRow2: row.in_footer_row_2,
  IncludeInFooterRow3: row.in_footer_row_3,
  IncludeInSitemap: row.in_sitemap,
  IncludeInTopMenu: row.in_top_menu,
});

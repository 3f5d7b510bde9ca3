import type { TopicSummary } from '@partsboard/contract/content';
import { Link } from '@tanstack/react-router';
import { withNonBreakingSpaces } from '@partsboard/ui/i18n/non-breaking-spaces.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useStore, useTopics } from '../../lib/reference/use-reference.ts';
import { CopyrightLine } from './copyright-line.tsx';
import classes from './footer.module.css';
import frame from '../../components/frame-width.module.css';
import { LogoPicture } from './logo.tsx';
import { paths } from '../../lib/paths.ts';

type FooterRow = 'IncludeInFooterRow1' | 'IncludeInFooterRow2' | 'IncludeInFooterRow3';
const rows: readonly FooterRow[] = ['IncludeInFooterRow1', 'IncludeInFooterRow2', 'IncludeInFooterRow3'];

/** Who runs the shop, and three columns of content pages. */
export function Footer() {
  const { t } = useTranslation();
  const topics = useTopics();
  const store = useStore();
  return (
    <footer className={classes.footer}>
      <div className={`${frame.width} ${classes.columns}`}>
        <div className={classes.store}>
          <LogoPicture />
          {store ? (
            <address className={classes.address}>
              <span>{store.CompanyName}</span>
              <span>{store.CompanyAddress}</span>
              {store.CompanyPhoneNumber ? (
                <a href={`tel:${store.CompanyPhoneNumber.replaceAll(' ', '')}`}>{store.CompanyPhoneNumber}</a>
              ) : null}
              {store.Email ? <a href={`mailto:${store.Email}`}>{store.Email}</a> : null}
            </address>
          ) : null}
        </div>
        {rows.map((row, index) => (
          <nav key={row} aria-label={t('Information, column {{number}}', { number: index + 1 })}>
            <Pages pages={topics.filter((topic) => topic[row])} />
          </nav>
        ))}
      </div>
      <CopyrightLine />
    </footer>
  );
}

function Pages({ pages }: { readonly pages: readonly TopicSummary[] }) {
  return (
    <ul className={classes.pages}>
      {pages.map((page) => (
        <li key={page.Id}>
          <Link to={paths.content} params={{ url: page.SeName }}>
            {withNonBreakingSpaces(page.Title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

import { createElement, Fragment, useMemo, type ComponentType, type ReactNode } from 'react';
import { withNonBreakingSpaces } from '../i18n/non-breaking-spaces.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import classes from './html-content.module.css';

/**
 * Allowed elements of a content page. Others lose their tag and keep their text; scripts, styles and frames lose both.
 * Attributes are copied one by one: no handler and no style gets through.
 */
const ALLOWED: ReadonlySet<string> = new Set(
  'h2 h3 h4 h5 h6 p br hr ul ol li dl dt dd strong b em i u s sub sup small mark blockquote pre code table caption thead tbody tfoot tr th td figure figcaption div span section address'.split(
    ' ',
  ),
);
const DROPPED: ReadonlySet<string> = new Set(
  'script style iframe object embed template noscript form input button select textarea svg math link meta base'.split(
    ' ',
  ),
);

interface HtmlContentProps {
  readonly html: string;
  /** Whether the text is the whole page, so that its first heading is the page's heading. */
  readonly isWholePage?: boolean;
  /** What a link of the text becomes. */
  readonly link: ContentLink;
}

type ContentLink = ComponentType<{ readonly href: string; readonly children: ReactNode }>;

/** HTML from the back office, rendered as React elements and never as markup. */
export function HtmlContent({ html, isWholePage = false, link }: HtmlContentProps) {
  const content = useMemo(
    () =>
      nodes(new DOMParser().parseFromString(html, 'text/html').body.childNodes, {
        h1: isWholePage ? 'h1' : 'h2',
        Link: link,
      }),
    [html, isWholePage, link],
  );
  return <div className={classes.content}>{content}</div>;
}

/** What first-level headings and links become. */
interface Elements {
  readonly h1: 'h1' | 'h2';
  readonly Link: ContentLink;
}

function nodes(list: NodeListOf<ChildNode>, elements: Elements): ReactNode[] {
  return Array.from(list, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return withNonBreakingSpaces(node.textContent ?? '');
    return node instanceof Element ? element(node, index, elements) : null;
  });
}

function element(node: Element, key: number, elements: Elements): ReactNode {
  const tag = node.localName;
  if (DROPPED.has(tag)) return null;
  if (tag === 'img') return image(node, key);
  const children = nodes(node.childNodes, elements);
  if (tag === 'a') {
    return (
      <elements.Link key={key} href={node.getAttribute('href') ?? ''}>
        {children}
      </elements.Link>
    );
  }
  // The page's title is its first heading; a first-level heading of the body is one level lower.
  const name = tag === 'h1' ? elements.h1 : tag;
  if (name !== 'h1' && !ALLOWED.has(name)) return <Fragment key={key}>{children}</Fragment>;
  if (name === 'br' || name === 'hr') return createElement(name, { key });
  if (name === 'table') return <Table key={key}>{children}</Table>;
  const spans = name === 'td' || name === 'th' ? cellSpans(node) : {};
  return createElement(name, { key, ...spans }, ...children);
}

/** Everything that scrolls must be scrollable by keyboard too. */
function Table({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={classes.table} role="region" aria-label={t('Table')} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

function cellSpans(cell: Element) {
  const span = (name: string) => Number(cell.getAttribute(name)) || undefined;
  return { colSpan: span('colspan'), rowSpan: span('rowspan') };
}

function image(node: Element, key: number): ReactNode {
  const src = node.getAttribute('src') ?? '';
  // Pictures are loaded from this host only, as the security policy requires.
  if (!/^\/(?!\/)/.test(src)) return null;
  return <img key={key} src={src} alt={node.getAttribute('alt') ?? ''} loading="lazy" />;
}

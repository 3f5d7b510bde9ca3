import type { LanguageCode } from '@partsboard/contract/language';
import { escapeHtml } from '../http/escape-html.ts';
import { readArtwork } from './demo-artwork.ts';

/** One language's half of a document. */
export interface DocumentHalf {
  readonly language: LanguageCode;
  readonly title: string;
  readonly intro: string;
  /** An amount stands at the right; neither it nor a part number is broken. */
  readonly columns: readonly { readonly title: string; readonly kind?: 'amount' | 'number' }[];
  /** What follows a line end in a cell is said in small letters. */
  readonly rows: readonly (readonly string[])[];
  /** Said in place of a table without rows. */
  readonly empty?: string;
}

// Light only, as paper is. The colours are those of the logo.
const STYLE = `
:root { color-scheme: light; }
body { margin: 0; background: #eef2f5; color: #1b2430; font: 15px/1.55 Inter, "Segoe UI", system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 210mm; margin: 24px auto; padding: 40px 48px; background: #fff;
  border-radius: 8px; box-shadow: 0 1px 3px rgb(27 36 48 / 15%); }
header { padding-bottom: 20px; border-bottom: 3px solid #d9480f; }
header svg { display: block; height: 36px; }
section + section { margin-top: 44px; }
h1, h2 { margin: 28px 0 4px; font-size: 24px; line-height: 1.25; }
p { margin: 0 0 16px; color: #4a5563; }
.sheet { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { font-size: 12px; color: #4a5563; text-align: start; vertical-align: bottom; }
th, td { padding: 9px 16px 9px 0; border-bottom: 1px solid #d6dee5; }
td { vertical-align: top; }
td:first-child { font-weight: 600; }
th:last-child, td:last-child { padding-inline-end: 0; }
td.amount, td.number { white-space: nowrap; }
.amount { text-align: end; }
td:first-child { min-width: 9em; }
small { display: block; color: #4a5563; font-size: 13px; font-weight: 400; }
@media (max-width: 600px) { main { margin: 0; padding: 24px 16px; border-radius: 0; } }
@media print { body, main { background: none; } main { margin: 0; padding: 0; box-shadow: none; } tr { break-inside: avoid; } }
@page { size: A4; margin: 16mm; }`;

function cellOf(cell: string): string {
  const [text = '', ...small] = cell.split('\n').map(escapeHtml);
  return small.length === 0 ? text : `${text}<small>${small.join('<br>')}</small>`;
}

function table({ columns, rows, empty = '' }: DocumentHalf): string {
  if (rows.length === 0) return `<p>${escapeHtml(empty)}</p>`;
  const attribute = (index: number) => {
    const kind = columns[index]?.kind;
    return kind === undefined ? '' : ` class="${kind}"`;
  };
  const head = columns.map(
    ({ title }, index) => `<th scope="col"${attribute(index)}>${escapeHtml(title)}</th>`,
  );
  const body = rows.map(
    (cells) =>
      `<tr>${cells.map((cell, index) => `<td${attribute(index)}>${cellOf(cell)}</td>`).join('')}</tr>`,
  );
  return `<div class="sheet"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></div>`;
}

const half = (each: DocumentHalf, heading: 'h1' | 'h2'): string =>
  `<section lang="${each.language}"><${heading}>${escapeHtml(each.title)}</${heading}><p>${escapeHtml(each.intro)}</p>` +
  `${table(each)}</section>`;

/** A sheet of paper in both languages: whoever opens it in a tab of its own has chosen none. */
export const documentPage = (polish: DocumentHalf, english: DocumentHalf): string =>
  `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(polish.title)} · ${escapeHtml(english.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>${readArtwork('logo')}</header>
${half(polish, 'h1')}
${half(english, 'h2')}
</main>
</body>
</html>
`;

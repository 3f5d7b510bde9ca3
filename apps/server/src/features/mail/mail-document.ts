import type { LanguageCode } from '@partsboard/contract/language';
import { escapeHtml } from '../../http/escape-html.ts';
import { texts } from '../../messages/texts.ts';

/** The pieces that a mail is made of; each becomes HTML and plain text, so that the two never differ. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'note'; readonly text: string }
  /** Names and what they stand for, one below the other. Amounts stand to the right; a strong one is the sum. */
  | {
      readonly kind: 'facts';
      readonly areAmounts?: boolean;
      readonly rows: readonly {
        readonly name: string;
        readonly value: string;
        readonly isStrong?: boolean;
      }[];
    }
  | {
      readonly kind: 'table';
      readonly columns: readonly { readonly title: string; readonly isNumber?: boolean }[];
      readonly rows: readonly (readonly string[])[];
    };

/** A picture that is sent with the mail. The text has to say the same without it. */
export interface PictureBlock {
  readonly kind: 'picture';
  readonly png: Buffer;
  /** In CSS pixels. */
  readonly size: number;
  readonly caption: string;
}

export interface MailDocument {
  readonly language: LanguageCode;
  /** May name the store that writes. */
  readonly subject: string | ((storeName: string) => string);
  readonly blocks: readonly (MailBlock | PictureBlock)[];
}

const lines = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

function tableHtml({ columns, rows }: Extract<MailBlock, { kind: 'table' }>): string {
  const cell = (tag: 'th' | 'td', text: string, index: number) =>
    `<${tag} style="padding:8px 6px;border-bottom:1px solid #dfe3e8;text-align:${columns[index]?.isNumber ? 'right;white-space:nowrap' : 'left'}${tag === 'th' ? ';font-weight:400;color:#5b6470;vertical-align:bottom;white-space:normal' : ''}">${lines(text)}</${tag}>`;
  const head = columns.map((column, index) => cell('th', column.title, index)).join('');
  const body = rows
    .map((row) => `<tr>${row.map((text, index) => cell('td', text, index)).join('')}</tr>`)
    .join('');
  return `<table style="width:100%;border-collapse:collapse;font-size:13px;margin:0 0 20px"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function factsHtml({ rows, areAmounts = false }: Extract<MailBlock, { kind: 'facts' }>): string {
  const body = rows
    .map(({ name, value, isStrong = false }) => {
      const weight = isStrong ? 'font-weight:700;font-size:16px;' : '';
      // What people typed may be one long word, which must not push the mail out of a phone.
      const place = areAmounts ? 'text-align:right;white-space:nowrap' : 'width:70%;word-break:break-word';
      return `<tr><td style="${weight}padding:4px 6px;vertical-align:top;${isStrong ? '' : 'color:#5b6470'}">${escapeHtml(name)}</td><td style="${weight}padding:4px 6px;vertical-align:top;${place}">${lines(value)}</td></tr>`;
    })
    .join('');
  return `<table role="presentation" style="width:100%;border-collapse:collapse;font-size:14px;line-height:1.4;margin:0 0 20px">${body}</table>`;
}

/** The HTML is whole by itself; as it is sent, the picture becomes a file of the mail. */
function pictureHtml({ png, size, caption }: PictureBlock): string {
  const url = `data:image/png;base64,${png.toString('base64')}`;
  return `<p style="margin:0 0 20px;font-size:13px;color:#5b6470"><img src="${url}" width="${size}" height="${size}" alt="${escapeHtml(caption)}" style="display:block;margin:0 0 4px">${escapeHtml(caption)}</p>`;
}

function blockHtml(block: MailBlock | PictureBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px;line-height:1.5">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p style="margin:0 0 16px;line-height:1.5;font-size:13px;color:#5b6470">${escapeHtml(block.text)}</p>`;
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.url)}" style="background:#0b5cab;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:4px;display:inline-block;font-weight:600">${escapeHtml(block.label)}</a></p><p style="margin:0 0 16px;font-size:13px;color:#5b6470;word-break:break-all">${escapeHtml(block.url)}</p>`;
    case 'table':
      return tableHtml(block);
    case 'facts':
      return factsHtml(block);
    case 'picture':
      return pictureHtml(block);
  }
}

function tableText({ columns, rows }: Extract<MailBlock, { kind: 'table' }>): string {
  return rows
    .map((row) =>
      row.map((text, index) => `${columns[index]?.title ?? ''}: ${text.replaceAll('\n', ', ')}`).join('\n'),
    )
    .join('\n\n');
}

const indented = (text: string): string => text.replace(/^/gm, '  ');

function blockText(block: MailBlock | PictureBlock): string[] {
  return block.kind === 'picture' ? [] : [textOf(block)];
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'button':
      return `${block.label}:\n${block.url}`;
    case 'table':
      return tableText(block);
    case 'facts':
      return block.rows
        .map(({ name, value }) =>
          value.includes('\n') ? `${name}:\n${indented(value)}` : `${name}: ${value}`,
        )
        .join('\n');
  }
}

/** A subject in the words of the store that writes. */
export const subjectOf = ({ subject }: Pick<MailDocument, 'subject'>, storeName: string): string =>
  typeof subject === 'string' ? subject : subject(storeName);

export function renderHtml(document: MailDocument, storeName: string): string {
  const { language, blocks } = document;
  const subject = subjectOf(document, storeName);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f2f4f7;color:#1c2530;${FONT}">
<div style="max-width:680px;margin:0 auto;padding:24px 16px">
<div style="font-size:20px;font-weight:700;padding:0 0 16px">${escapeHtml(storeName)}</div>
<div style="background:#ffffff;border-radius:6px;padding:28px 24px">
<h1 style="font-size:20px;margin:0 0 16px">${escapeHtml(subject)}</h1>
${blocks.map(blockHtml).join('\n')}
</div>
<p style="font-size:12px;color:#5b6470;padding:16px 0 0;margin:0">${escapeHtml(texts[language].mails.footer(storeName))}</p>
</div>
</body>
</html>
`;
}

export const renderText = (document: MailDocument, storeName: string): string =>
  [
    subjectOf(document, storeName),
    ...document.blocks.flatMap(blockText),
    `-- \n${texts[document.language].mails.footer(storeName)}`,
  ].join('\n\n') + '\n';

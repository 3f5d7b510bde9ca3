import sanitizeHtml from 'sanitize-html';

/** What a page is written with. The shop shows the same elements and no others. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption', 'address'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  // Their text is no text for people.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title'],
    ...['iframe', 'object', 'embed', 'svg', 'math'],
  ],
  // Pictures are loaded from this host only, as the security policy requires.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?![/\\])/.test(attribs['src'] ?? ''),
  enforceHtmlBoundary: false,
};

/** Characters that a database does not take, or that make a text read otherwise than it is written. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

/** HTML without anything that runs, loads from elsewhere, or changes how the shop looks. */
export const sanitisePage = (html: string): string =>
  sanitizeHtml(
    html.replace(UNSEEN, (character) => (/[\t\n\r]/.test(character) ? character : '')),
    options,
  ).trim();

/** Whether there is anything to read. */
export const hasText = (html: string): boolean =>
  html.includes('<img') || sanitizeHtml(html, { allowedTags: [] }).trim() !== '';

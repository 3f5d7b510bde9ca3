import type { CatalogueProblemMessage } from '@partsboard/contract/backoffice/catalogue-problems';
import { SaxesParser, type SaxesTagPlain } from 'saxes';

const FORBIDDEN_ELEMENTS = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'handler',
  'listener',
]);
const DRAWING_VIEW_BOX = '0 0 800 560';

type Fault = CatalogueProblemMessage | undefined;

function attributeFault(image: string, name: string, value: string): Fault {
  const local = name.toLowerCase().replace(/^.*:/, '');
  if (local.startsWith('on')) return { code: 'svg-event-handler', image, attribute: name };
  const target = value.trim().toLowerCase();
  if ((local === 'href' || local === 'src') && !target.startsWith('#') && !target.startsWith('data:image/')) {
    return { code: 'svg-link-outside', image, attribute: name };
  }
  return styleFault(image, target);
}

const styleFault = (image: string, style: string): Fault =>
  /url\(\s*(?!["']?#)|@import|javascript:|expression\(/i.test(style)
    ? { code: 'svg-style-outside', image }
    : undefined;

function elementFault(image: string, tag: SaxesTagPlain): Fault {
  const local = tag.name.toLowerCase().replace(/^.*:/, '');
  if (FORBIDDEN_ELEMENTS.has(local)) return { code: 'svg-element', image, element: tag.name };
  for (const [name, value] of Object.entries(tag.attributes)) {
    const fault = attributeFault(image, name, value);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Why this SVG must not be shown in a browser, if there is a reason; a drawing must also have the boards' viewbox. */
export function svgFault(image: string, svg: string, kind: 'drawing' | 'picture'): Fault {
  let fault: Fault;
  let root: SaxesTagPlain | undefined;
  let style = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    fault ??= { code: 'svg-not-well-formed', image, detail: error.message };
  });
  // An entity can hold anything, and an SVG needs none.
  parser.on('doctype', () => {
    fault ??= { code: 'svg-document-type', image };
  });
  parser.on('opentag', (tag) => {
    root ??= tag;
    fault ??= elementFault(image, tag);
  });
  parser.on('text', (text) => (style += text.includes('url') || text.includes('@') ? text : ''));
  parser.on('cdata', (text) => (style += text));
  parser.write(svg).close();
  if (fault !== undefined) return fault;
  if (root?.name !== 'svg') return { code: 'svg-other-root', image };
  if (kind === 'drawing' && root.attributes['viewBox'] !== DRAWING_VIEW_BOX) {
    return { code: 'svg-view-box', image, expected: DRAWING_VIEW_BOX };
  }
  return styleFault(image, style);
}

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

function attributeFault(name: string, value: string): string | undefined {
  const local = name.toLowerCase().replace(/^.*:/, '');
  if (local.startsWith('on')) return `has an event handler (${name})`;
  const target = value.trim().toLowerCase();
  if ((local === 'href' || local === 'src') && !target.startsWith('#') && !target.startsWith('data:image/')) {
    return `refers outside itself (${name})`;
  }
  return styleFault(target);
}

const styleFault = (style: string): string | undefined =>
  /url\(\s*(?!["']?#)|@import|javascript:|expression\(/i.test(style)
    ? 'refers outside itself in a style'
    : undefined;

function elementFault(tag: SaxesTagPlain): string | undefined {
  const local = tag.name.toLowerCase().replace(/^.*:/, '');
  if (FORBIDDEN_ELEMENTS.has(local)) return `contains the element ${tag.name}`;
  for (const [name, value] of Object.entries(tag.attributes)) {
    const fault = attributeFault(name, value);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Why this SVG must not be shown in a browser, if there is a reason; a drawing must also have the boards' viewbox. */
export function svgFault(svg: string, kind: 'drawing' | 'picture'): string | undefined {
  let fault: string | undefined;
  let root: SaxesTagPlain | undefined;
  let style = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    fault ??= `is not well-formed XML (${error.message})`;
  });
  // An entity can hold anything, and an SVG needs none.
  parser.on('doctype', () => {
    fault ??= 'has a document type';
  });
  parser.on('opentag', (tag) => {
    root ??= tag;
    fault ??= elementFault(tag);
  });
  parser.on('text', (text) => (style += text.includes('url') || text.includes('@') ? text : ''));
  parser.on('cdata', (text) => (style += text));
  parser.write(svg).close();
  if (fault !== undefined) return fault;
  if (root?.name !== 'svg') return 'is not an SVG: its first element is not svg';
  if (kind === 'drawing' && root.attributes['viewBox'] !== DRAWING_VIEW_BOX) {
    return `has another viewBox than "${DRAWING_VIEW_BOX}"`;
  }
  return styleFault(style);
}

import { describe, expect, it } from 'vitest';
import { describeImportProblem } from '../../../messages/import-problem.ts';
import { svgFault } from './svg-check.ts';

const faultOf = (content: string, kind: 'drawing' | 'picture'): string | undefined => {
  const fault = svgFault('x.svg', content, kind);
  return fault && describeImportProblem(fault, 'en');
};

const svg = (inside: string, attributes = 'viewBox="0 0 800 560"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

describe('an SVG', () => {
  it('may use gradients, styles, links to itself and embedded images', () => {
    const inside = `<style>.a{fill:url(#g)}</style><defs><linearGradient id="g"/></defs>
      <use xlink:href="#g"/><path class="a" fill="url(#g)" d="M0 0"/><image href="data:image/png;base64,AA"/>`;
    expect(faultOf(svg(inside), 'drawing')).toBeUndefined();
  });

  it.each([
    ['<script>alert(1)</script>', 'contains the element script'],
    ['<g onclick="x()"/>', 'has an event handler (onclick)'],
    ['<foreignObject/>', 'contains the element foreignObject'],
    ['<a href="https://example.com"/>', 'refers outside itself (href)'],
    ['<use xlink:href="other.svg#a"/>', 'refers outside itself (xlink:href)'],
    ['<path fill="url(http://example.com/a)"/>', 'refers outside itself in a style'],
    ['<style>@import "x.css";</style>', 'refers outside itself in a style'],
    ['<style><![CDATA[.a{background:url(x.png)}]]></style>', 'refers outside itself in a style'],
  ])('with %s is refused', (inside, fault) => {
    expect(faultOf(svg(inside), 'drawing')).toBe(`x.svg ${fault}`);
  });

  it('must be well-formed, without a document type, and an SVG', () => {
    expect(faultOf(svg('<g>'), 'drawing')).toContain('is not well-formed XML');
    expect(faultOf('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 'picture')).toBe('x.svg has a document type');
    expect(faultOf('<html/>', 'picture')).toBe('x.svg is not an SVG: its first element is not svg');
  });

  it('has the viewbox of the boards if it is a drawing', () => {
    expect(faultOf(svg('', 'viewBox="0 0 140 200"'), 'drawing')).toBe(
      'x.svg has another viewBox than "0 0 800 560"',
    );
    expect(faultOf(svg('', 'viewBox="0 0 140 200"'), 'picture')).toBeUndefined();
  });
});

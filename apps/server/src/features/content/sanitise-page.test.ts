import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasText, sanitisePage } from './sanitise-page.ts';

describe('the text of a page', () => {
  it('keeps what people write with', () => {
    const html =
      '<h2>Dostawa</h2><p>Do <strong>16:00</strong>, <a href="/p/delivery">tutaj</a>.<br>Tel. <a href="tel:+48221234567">22</a></p>' +
      '<ul><li>jeden</li></ul><table><thead><tr><th colspan="2">Cena</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
    expect(sanitisePage(html).replaceAll('<br />', '<br>')).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>text', 'text'],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">text</p>', '<p>text</p>'],
    ['<a href="javascript:alert(1)">text</a>', '<a>text</a>'],
    ['<a href=" java\nscript:alert(1)">text</a>', '<a>text</a>'],
    ['<a href="JaVaScRiPt&#58;alert(1)">text</a>', '<a>text</a>'],
    ['<a href="&#x6A;avascript&colon;alert(1)">text</a>', '<a>text</a>'],
    ['<a href="\u0001javascript:alert(1)">text</a>', '<a>text</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">text</a>', '<a>text</a>'],
    ['<a href="vbscript:x">text</a>', '<a>text</a>'],
    ['<a href="//elsewhere.example">text</a>', '<a>text</a>'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['<img src="https://elsewhere.example/a.png">text', 'text'],
    ['<img src="//elsewhere.example/a.png">text', 'text'],
    ['<img src="/\\elsewhere.example/a.png">text', 'text'],
    ['<svg><script>alert(1)</script><a href="javascript:1">x</a></svg>text', 'text'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></table></math>text', 'text'],
    ['<iframe src="javascript:alert(1)">x</iframe>text', 'text'],
    ['<form action="/x"><input name=a>text<button>x</button></form>', 'textx'],
    ['<base href="https://elsewhere.example/"><meta http-equiv="refresh" content="0">text', 'text'],
    ['<style>body{display:none}</style>text', 'text'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">text', ''],
    ['a\u0000b\u202ec', 'abc'],
  ])('loses what runs, loads or disguises: %j', (hostile, clean) => {
    expect(sanitisePage(hostile)).toBe(clean);
  });

  it('is harmless whatever it is made of, and sanitising it again changes nothing', () => {
    const pieces = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '/',
        '=',
        ' ',
        'a',
        '&',
        '#58;',
        'javascript:',
        '<script',
        '</script>',
        '<!--',
        '-->',
      ],
      ...[
        '<img src=',
        'onerror=',
        'alert(1)',
        '<svg',
        '<math',
        '<style>',
        '<a href=',
        '<p ',
        '<![CDATA[',
        ']]>',
        '\u0000',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const clean = sanitisePage(parts.join(''));
        // Outside of text, where < and > are written as entities.
        for (const [tag] of clean.matchAll(/<[^>]*>/g)) {
          expect(tag).not.toMatch(/^<\/?(?:script|svg|math|style|iframe)/i);
          for (const [, name, value] of tag.matchAll(/\s([^\s="]+)="([^"]*)"/g)) {
            expect(name).not.toMatch(/^on/i);
            expect(value).not.toMatch(/^\s*javascript:/i);
          }
        }
        expect(sanitisePage(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });

  it('is none where only markup is left', () => {
    expect(hasText('<p></p><h2> &nbsp; </h2>')).toBe(false);
    expect(hasText('<p>a</p>')).toBe(true);
    expect(hasText('<img src="/a.png" alt="" />')).toBe(true);
  });
});

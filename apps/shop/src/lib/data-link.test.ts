import { describe, expect, it } from 'vitest';
import { dataLinkTarget } from './data-link.ts';

const target = (address: string) => dataLinkTarget(address, 'https://shop.example');

describe('a link that comes from data', () => {
  it('stays in the shop when it names one of its screens', () => {
    expect(target('/p/terms?x=1#top')).toEqual({ kind: 'inside', path: '/p/terms?x=1#top' });
    expect(target('https://shop.example/level4')).toEqual({ kind: 'inside', path: '/level4' });
  });

  it('opens in a new tab when its address contains backoffice', () => {
    expect(target('/backoffice/catalogue.pdf')).toMatchObject({ kind: 'outside', newTab: true });
    expect(target('https://Backoffice.example/x')).toMatchObject({ kind: 'outside', newTab: true });
  });

  it('leaves the shop in the same tab for any other host, mail and telephone', () => {
    expect(target('https://other.example/')).toMatchObject({ kind: 'outside', newTab: false });
    expect(target('mailto:a@b.example')).toEqual({
      kind: 'outside',
      href: 'mailto:a@b.example',
      newTab: false,
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '', '  ', 'https://'])(
    'is no link at all when unsafe: %j',
    (address) => {
      expect(target(address)).toEqual({ kind: 'none' });
    },
  );
});

import { describe, expect, it, vi } from 'vitest';
import { problemsOfSvg } from '../svg-checks.ts';
import { bannerCount, drawBanner, sliders } from './banners.ts';
import { BRANCHES, drawBranch } from './branches.ts';
import { drawIntro } from './intro.ts';
import { drawLogo, drawSymbol } from './logo.ts';

vi.setConfig({ testTimeout: 120_000 });

describe('the artwork', () => {
  it('has a logo and a symbol for light and dark grounds', () => {
    const logos = [drawLogo('light'), drawLogo('dark'), drawSymbol('light'), drawSymbol('dark')];
    expect(new Set(logos).size).toBe(4);
    for (const svg of logos) expect(problemsOfSvg(svg)).toEqual([]);
  });

  it('has four sliders of two banners or more, without words', () => {
    expect(sliders.length).toBeGreaterThanOrEqual(4);
    for (const slider of sliders) {
      expect(bannerCount(slider)).toBeGreaterThanOrEqual(2);
      for (let i = 0; i < bannerCount(slider); i += 1) {
        const svg = drawBanner(slider, i);
        expect(problemsOfSvg(svg)).toEqual([]);
        expect(svg).not.toContain('<text');
        expect(svg.length).toBeLessThan(60_000);
      }
    }
  });

  it('has a different building for each branch', () => {
    const pictures = Array.from({ length: BRANCHES }, (_, i) => drawBranch(i));
    expect(new Set(pictures).size).toBe(BRANCHES);
    for (const svg of pictures) expect(problemsOfSvg(svg)).toEqual([]);
  });

  it('has an intro picture that is always the same', () => {
    expect(drawIntro()).toBe(drawIntro());
    expect(problemsOfSvg(drawIntro())).toEqual([]);
  });
});

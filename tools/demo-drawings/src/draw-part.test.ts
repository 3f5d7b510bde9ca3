import { describe, expect, it, vi } from 'vitest';
import { compositions } from '@partsboard/demo-catalogue/compositions/composition-list';
import { drawPart } from './draw-part.ts';
import { problemsOfSvg } from './svg-checks.ts';

vi.setConfig({ testTimeout: 120_000 });

const roles = [...new Set(compositions.flatMap((composition) => composition.roles))];

describe('the picture of a part', () => {
  it('exists for every role of every composition', () => {
    for (const role of roles) {
      const svg = drawPart(role, 0);
      expect(problemsOfSvg(svg), role).toEqual([]);
      expect(svg.includes('<path d="M'), role).toBe(true);
      expect(svg.length, role).toBeLessThan(20_000);
    }
  });

  it('is the same every time and differs between variants', () => {
    expect(drawPart('disc', 5)).toBe(drawPart('disc', 5));
    expect(drawPart('disc', 0)).not.toBe(drawPart('disc', 1));
  });

  it('can be asked for as a certain board shows it', () => {
    expect(drawPart('brake-disc-rear/disc', 0)).not.toBe(drawPart('brake-disc-front/disc', 0));
  });

  it('refuses a name that no part has', () => {
    expect(() => drawPart('sofa', 0)).toThrow('sofa');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { boardDesigns } from './boards/board-designs.ts';
import type { Hotspot } from '@partsboard/demo-catalogue/assets/demo-assets';
import { compositions } from '@partsboard/demo-catalogue/compositions/composition-list';
import { BOARD_HEIGHT, BOARD_WIDTH, drawBoard } from './draw-board.ts';
import { numberedRoles } from './numbered-roles.ts';
import { problemsOfSvg } from './svg-checks.ts';

vi.setConfig({ testTimeout: 60_000 });

/** The canonical drawing, and one that is mirrored and has circled numbers. */
const VARIANTS = [0, 3];
const SIZE_BUDGET = 46_000;

const overlap = (a: Hotspot, b: Hotspot): boolean => a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;

describe('the list of compositions', () => {
  it('names each composition once and has a design for each', () => {
    const ids = compositions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(45);
    const designed = compositions
      .filter(({ of, looksDifferent }) => of === undefined || looksDifferent)
      .map(({ id }) => id);
    expect(Object.keys(boardDesigns).sort()).toEqual(designed.sort());
  });

  it('gives each composition 8 to 20 different roles, and each view of one at least three of its roles', () => {
    for (const { id, roles, of } of compositions) {
      const whole = compositions.find((composition) => composition.id === of)?.roles;
      expect(new Set(roles).size, id).toBe(roles.length);
      expect(
        roles.filter((role) => whole && !whole.includes(role)),
        id,
      ).toEqual([]);
      expect(roles.length, id).toBeGreaterThanOrEqual(of === undefined ? 8 : 3);
      expect(roles.length, id).toBeLessThanOrEqual(20);
    }
  });
});

describe.each(compositions.map(({ id, roles }) => ({ id, roles })))('the board $id', ({ id, roles }) => {
  it.each(VARIANTS)('shows every part with a number of its own, variant %i', (variant) => {
    const { svg, hotspots } = drawBoard(id, { variant, callouts: numberedRoles(roles) });
    roles.forEach((role, i) => {
      expect(
        hotspots.some(({ number }) => number === i + 1),
        `${role} has no number`,
      ).toBe(true);
    });
    for (const spot of hotspots) {
      expect(spot.x1).toBeGreaterThanOrEqual(0);
      expect(spot.y1).toBeGreaterThanOrEqual(0);
      expect(spot.x2).toBeLessThanOrEqual(BOARD_WIDTH);
      expect(spot.y2).toBeLessThanOrEqual(BOARD_HEIGHT);
    }
    hotspots.forEach((a, i) => {
      for (const b of hotspots.slice(i + 1))
        expect(overlap(a, b), `${a.number} lies on ${b.number}`).toBe(false);
    });
    expect(problemsOfSvg(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(SIZE_BUDGET);
  });
});

describe('a board', () => {
  const callouts = numberedRoles(['disc', 'pad-set', 'caliper']);

  it('is the same every time it is drawn', async () => {
    const first = drawBoard('brake-disc-front', { variant: 3, callouts });
    // A fresh copy of the module remembers nothing.
    vi.resetModules();
    const fresh = await import('./draw-board.ts');
    expect(fresh.drawBoard('brake-disc-front', { variant: 3, callouts })).toEqual(first);
  });

  it('differs from variant to variant', () => {
    const drawings = [0, 1, 2, 3].map((variant) => drawBoard('brake-disc-front', { variant, callouts }).svg);
    expect(new Set(drawings).size).toBe(4);
  });

  it('draws only the parts that have a number', () => {
    const few = drawBoard('brake-disc-front', { variant: 0, callouts: numberedRoles(['disc']) });
    const many = drawBoard('brake-disc-front', { variant: 0, callouts });
    expect(few.svg.length).toBeLessThan(many.svg.length);
    expect(few.hotspots.map(({ number }) => number)).toEqual([1]);
  });

  it('gives two numbers to a part that two lines of the board share', () => {
    const { hotspots } = drawBoard('brake-disc-front', {
      variant: 0,
      callouts: [
        { role: 'disc', number: 1 },
        { role: 'disc', number: 2 },
      ],
    });
    expect(hotspots.map(({ number }) => number).sort()).toEqual([1, 2]);
  });

  it('refuses a composition or a role that does not exist', () => {
    expect(() => drawBoard('flux-capacitor', { variant: 0, callouts })).toThrow('flux-capacitor');
    expect(() => drawBoard('brake-disc-front', { variant: 0, callouts: numberedRoles(['sofa']) })).toThrow(
      'sofa',
    );
  });
});

import { describe, expect, it, vi } from 'vitest';
import { boardDesigns } from './boards/board-designs.ts';
import { compositions } from '@partsboard/demo-catalogue/compositions/composition-list';
import { drawBoard } from './draw-board.ts';
import { numberedRoles } from './numbered-roles.ts';

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

  it('has the outline of each numbered part, which is not painted', () => {
    const { svg } = drawBoard('brake-disc-front', { variant: 0, callouts });
    const painted = svg.slice(0, svg.indexOf('<defs>'));
    const outlines = [...svg.matchAll(/<path data-callout="(\d+)" d="(M[^"]+z)"\/>/g)];
    expect(outlines.map(([, number]) => number)).toEqual(['1', '2', '3']);
    expect(painted).not.toContain('data-callout');
    expect(svg.endsWith('</defs></svg>')).toBe(true);
  });

  it('refuses a composition or a role that does not exist', () => {
    expect(() => drawBoard('flux-capacitor', { variant: 0, callouts })).toThrow('flux-capacitor');
    expect(() => drawBoard('brake-disc-front', { variant: 0, callouts: numberedRoles(['sofa']) })).toThrow(
      'sofa',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { compositions } from '../drawing/composition-list.ts';
import { readDrawingLibrary, LIBRARY_VARIANTS } from './drawing-library.ts';
import { drawingFingerprint } from './drawing-sources.ts';
import { everySubject } from './picture-subjects.ts';

const library = readDrawingLibrary();

describe('the drawing library', () => {
  it('was made by the present drawing code (else run make-library.ts)', () => {
    expect(library.madeFrom).toBe(drawingFingerprint());
  });

  it('has every composition with a hotspot for each of its roles', () => {
    for (const { id, roles } of compositions)
      for (let variant = 0; variant < LIBRARY_VARIANTS; variant += 1) {
        const numbers = new Set(library.boards[`${id}-${variant}`]?.hotspots.map(({ number }) => number));
        expect(numbers, `${id}-${variant}`).toEqual(new Set(roles.map((_, index) => index + 1)));
      }
  });

  it('has a picture of every part', () => {
    expect(everySubject().filter((subject) => !library.pictures[subject]?.startsWith('<svg'))).toEqual([]);
  });
});

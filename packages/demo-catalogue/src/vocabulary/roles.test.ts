import { describe, expect, it } from 'vitest';
import { compositions } from '../drawing/composition-list.ts';
import { hardware } from './hardware.ts';
import { kinds } from './kinds.ts';
import { roleIn, undrawnRoles, vocabularyCompositions } from './roles.ts';

const everyRole = compositions.flatMap(({ id, roles }) => [
  ...roles.map((role) => ({ id, entry: roleIn(id, role) })),
  ...undrawnRoles(id).map((entry) => ({ id, entry })),
]);

describe('the vocabulary', () => {
  it('has words for every role of every drawing', () => {
    expect(everyRole.length).toBeGreaterThan(950);
    for (const { id, entry } of everyRole) {
      if (entry.form === 'hardware') {
        expect(hardware.has(entry.hardware), `${id}/${entry.role}: ${entry.hardware}`).toBe(true);
        expect(entry.sizes.length).toBeGreaterThan(0);
      } else {
        expect(entry.pl, `${id}/${entry.role}`).toMatch(/^[A-ZŁŚŻŹĆ]/);
        expect(entry.en, `${id}/${entry.role}`).toMatch(/^[A-Z]/);
        expect(entry.price).toBeGreaterThan(0);
        expect(entry.weight).toBeGreaterThan(0);
        expect(kinds[entry.kind]).toBeDefined();
      }
    }
  });

  it('has no section that no drawing shows', () => {
    const drawn = new Set(compositions.map(({ id }) => id));
    expect(vocabularyCompositions().filter((id) => !drawn.has(id))).toEqual([]);
  });

  it('has no words for roles that no drawing shows', () => {
    const drawn = new Set(compositions.flatMap(({ roles }) => roles));
    const idle = vocabularyCompositions()
      .flatMap((id) => compositions.find((composition) => composition.id === id)?.roles ?? [])
      .filter((role) => !drawn.has(role));
    expect(idle).toEqual([]);
  });
});

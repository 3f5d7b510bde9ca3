import { describe, expect, it } from 'vitest';
import { compositions } from '../compositions/composition-list.ts';
import { choicesOf } from '../vehicles/equipment-choices.ts';
import { hardware } from './hardware.ts';
import { roleIn, rolesNamedIn, undrawnRoles, vocabularyCompositions } from './roles.ts';

const everyRole = compositions.flatMap(({ id, roles }) => [
  ...roles.map((role) => ({ id, entry: roleIn(id, role) })),
  ...undrawnRoles(id).map((entry) => ({ id, entry })),
]);

const POLISH = /^[A-ZŁŚŻŹĆ][a-ząćęłńóśźżA-Z0-9 ,().%°-]+$/;
const ENGLISH = /^[A-Z][A-Za-z0-9 ,().'/-]+$/;

describe('the vocabulary', () => {
  it('has words for every role of every drawing', () => {
    expect(everyRole.length).toBeGreaterThan(950);
    for (const { id, entry } of everyRole) {
      if (entry.form === 'hardware') continue;
      expect(entry.pl, `${id}/${entry.role}`).toMatch(POLISH);
      expect(entry.en, `${id}/${entry.role}`).toMatch(ENGLISH);
      expect(entry.price, `${id}/${entry.role}`).toBeGreaterThan(0);
      expect(entry.weight, `${id}/${entry.role}`).toBeGreaterThan(0);
    }
  });

  it('knows every standard part and equipment choice that a role names', () => {
    for (const { id, entry } of everyRole) {
      if (entry.form === 'hardware') {
        expect(hardware.has(entry.hardware), `${id}/${entry.role}: ${entry.hardware}`).toBe(true);
        expect(entry.sizes, `${id}/${entry.role}`).not.toEqual([]);
      } else
        for (const choice of entry.choices.flatMap((name) =>
          name.includes('%') ? ['front', 'rear'].map((axle) => name.replace('%', axle)) : [name],
        ))
          expect(choicesOf(choice), `${id}/${entry.role}`).not.toEqual([]);
      for (const condition of entry.onlyWith)
        expect(choicesOf(condition), `${id}/${entry.role}`).toHaveLength(1);
    }
  });

  it('names no role that its drawing does not show', () => {
    const drawn = new Map(compositions.map(({ id, roles }) => [id, roles]));
    for (const id of vocabularyCompositions())
      expect(
        rolesNamedIn(id).filter((role) => !role.startsWith('extra-') && !drawn.get(id)?.includes(role)),
      ).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { compositions } from '../compositions/composition-list.ts';
import { familyOf } from '../compositions/composition.ts';
import { choicesOf } from '../vehicles/equipment-choices.ts';
import { everyMainGroup } from './groups.ts';

const families = new Map(compositions.map((composition) => [composition.id, familyOf(composition)]));
const templates = everyMainGroup.flatMap(({ subgroups }) => subgroups).flatMap(({ boards }) => boards);
const familyOfTemplate = ({ composition }: (typeof templates)[number]) => families.get(composition);

describe('the boards of the full-size catalogue', () => {
  it('are made for the same vehicles as the boards that give their parts their numbers', () => {
    const stray = templates.filter((template) => {
      const scopes = templates
        .filter((other) => other.core && familyOfTemplate(other) === familyOfTemplate(template))
        .map(({ scope }) => scope);
      // A board of one series lists the parts of its platform.
      const isFound = scopes.includes(template.scope);
      return !isFound && !(template.scope === 'series' && scopes.includes('platform'));
    });
    expect(stray.map(({ id, en }) => `${id} ${en}`)).toEqual([]);
  });

  it('ask for equipment that is known', () => {
    for (const { id, onlyWith } of templates)
      for (const name of onlyWith) expect(choicesOf(name), id).toHaveLength(1);
  });
});

import { compositions } from '../compositions/composition-list.ts';
import { familyOf } from '../compositions/composition.ts';
import { roleIn } from '../vocabulary/roles.ts';
import type { BoardTemplate, Scope } from './group-table.ts';
import { everyMainGroup } from './groups.ts';

/** The board to which the parts of one section of the vocabulary belong, wherever else they are listed. */
export interface PartHome {
  /** Where its parts are told apart from those of other sections. */
  space: string;
  /** The four digits with which numbers begin in the main brand's style. */
  group: string;
  /** For how many vehicles its parts are made. */
  scope: Scope;
  template: BoardTemplate;
}

const templates = everyMainGroup.flatMap(({ subgroups }) => subgroups).flatMap(({ boards }) => boards);
const families = new Map(compositions.map((composition) => [composition.id, familyOf(composition)]));

const homeOf = (section: string): PartHome => {
  const shown = templates.filter(
    ({ composition }) => composition === section || families.get(composition) === section,
  );
  const template =
    shown.find(({ core, retrofit }) => core && !retrofit) ?? shown.find(({ core }) => core) ?? shown[0];
  if (!template) throw new Error(`No board shows ${section}`);
  return {
    space: `${template.id.slice(0, 2)}|${section}`,
    group: template.id.replace('-', '').slice(0, 4),
    scope: template.scope,
    template,
  };
};

const homes = new Map<string, PartHome>();

export const partHome = (section: string): PartHome => {
  const known = homes.get(section) ?? homeOf(section);
  homes.set(section, known);
  return known;
};

/** The home of the drawing that a board shows, in whole or in part. */
export const drawingHome = (composition: string): PartHome =>
  partHome(families.get(composition) ?? composition);

const showing = new Map<string, Set<string>>();
for (const { id, roles } of compositions)
  for (const role of roles) {
    const part = roleIn(id, role);
    const key = `${part.composition}|${part.role}`;
    showing.set(key, (showing.get(key) ?? new Set()).add(families.get(id) ?? id));
  }

/** Whether boards of several drawings list this part, which therefore depends on none of them. */
export const isSharedPart = (section: string, role: string): boolean =>
  (showing.get(`${section}|${role}`)?.size ?? 0) > 1;

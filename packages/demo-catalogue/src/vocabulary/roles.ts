import { compositions } from '../compositions/composition-list.ts';
import { accessoryRoles } from './accessories.ts';
import { bodyRoles } from './body.ts';
import { chassisRoles } from './chassis.ts';
import { drivetrainRoles } from './drivetrain.ts';
import { electricsRoles } from './electrics.ts';
import { engineSystemRoles } from './engine-systems.ts';
import { engineRoles } from './engine.ts';
import { parseRoleTable, type Role, type SameRole } from './role-table.ts';
import { viewRoles } from './views.ts';

const rows = new Map<string, readonly (Role | SameRole)[]>(
  [
    engineRoles,
    engineSystemRoles,
    drivetrainRoles,
    chassisRoles,
    bodyRoles,
    electricsRoles,
    accessoryRoles,
    viewRoles,
  ].flatMap((text) => [...parseRoleTable(text)]),
);

const resolve = (row: Role | SameRole): Role => {
  if (row.form !== 'same') return row;
  const target = rows.get(row.composition)?.find(({ role }) => role === row.as);
  if (target?.form !== 'part') throw new Error(`No part ${row.composition}/${row.as} for ${row.role}`);
  return { ...target, axle: row.axle };
};

/** Roles by the names that the drawings have for them. */
const sections: ReadonlyMap<string, ReadonlyMap<string, Role>> = new Map(
  [...rows].map(([section, entries]) => [
    section,
    new Map(entries.map((row): [string, Role] => [row.role, resolve(row)])),
  ]),
);

const drawn = new Map(compositions.map((composition) => [composition.id, composition]));

/** The first section that names a role speaks for every composition without a word of its own. */
const anywhere = new Map<string, Role>();
for (const roles of sections.values())
  for (const [name, role] of roles) if (!anywhere.has(name)) anywhere.set(name, role);

const named = (composition: string, role: string): Role | undefined => sections.get(composition)?.get(role);

/** The words for a role that a composition draws; a view speaks as what it is a view of. */
export const roleIn = (composition: string, role: string): Role => {
  const found =
    named(composition, role) ?? named(drawn.get(composition)?.of ?? '', role) ?? anywhere.get(role);
  if (!found) throw new Error(`No vocabulary for ${role} in ${composition}`);
  return found;
};

export const rolesNamedIn = (composition: string): readonly string[] => [
  ...(sections.get(composition)?.keys() ?? []),
];

/** Parts listed with a composition but not drawn: repair sets, fluids, fitting kits. */
export const undrawnRoles = (composition: string): readonly Role[] =>
  (
    drawn.get(composition)?.undrawn ?? rolesNamedIn(composition).filter((role) => role.startsWith('extra-'))
  ).map((role) => roleIn(composition, role));

export const vocabularyCompositions = (): readonly string[] => [...sections.keys()];

import { compositions } from '../compositions/composition-list.ts';
import { accessoryRoles } from './accessories.ts';
import { bodyRoles } from './body.ts';
import { chassisRoles } from './chassis.ts';
import { drivetrainRoles } from './drivetrain.ts';
import { electricsRoles } from './electrics.ts';
import { engineSystemRoles } from './engine-systems.ts';
import { engineRoles } from './engine.ts';
import { parseRoleTable, type Role } from './role-table.ts';
import { viewRoles } from './views.ts';

const sections: ReadonlyMap<string, readonly Role[]> = new Map(
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

const drawn = new Map(compositions.map((composition) => [composition.id, composition]));

/** The first section that names a role speaks for every composition without a word of its own. */
const anywhere = new Map<string, Role>();
for (const roles of sections.values())
  for (const role of roles) if (!anywhere.has(role.role)) anywhere.set(role.role, role);

const named = (composition: string, role: string): Role | undefined =>
  sections.get(composition)?.find((entry) => entry.role === role);

/** The words for a role that a composition draws; a view speaks as what it is a view of. */
export const roleIn = (composition: string, role: string): Role => {
  const found =
    named(composition, role) ?? named(drawn.get(composition)?.of ?? '', role) ?? anywhere.get(role);
  if (!found) throw new Error(`No vocabulary for ${role} in ${composition}`);
  return found;
};

/** Parts listed with a composition but not drawn: repair sets, fluids, fitting kits. */
export const undrawnRoles = (composition: string): readonly Role[] =>
  drawn.get(composition)?.undrawn?.map((role) => roleIn(composition, role)) ??
  (sections.get(composition) ?? []).filter((entry) => entry.role.startsWith('extra-'));

export const vocabularyCompositions = (): readonly string[] => [...sections.keys()];

export const rolesNamedIn = (composition: string): readonly string[] =>
  (sections.get(composition) ?? []).map(({ role }) => role);

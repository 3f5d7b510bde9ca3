import { compositions } from '../compositions/composition-list.ts';
import type { Role } from '../vocabulary/role-table.ts';
import { roleIn } from '../vocabulary/roles.ts';

/** What stands for parts that no board draws. */
const undrawn: Readonly<Record<string, string>> = {
  'extra-air-spring': 'rear-damper/dust-sleeve',
  'extra-blade-set': 'wiper/wiper-blade-left',
  'extra-gearbox': 'manual-gearbox/gearbox-housing',
  'extra-refrigerant': 'air-conditioning/receiver-drier',
  'extra-repair-lead': 'abs-unit/sensor-cable',
  'extra-winter-wheel-set': 'winter-wheel/tyre',
};
/** Undrawn parts with a picture of their own. */
const pictured = ['alternator/extra-alternator', 'bumper-rear/extra-tow-eye'];
const BOX = 'park-retrofit/retrofit-kit-box';
const TUBE = 'drive-shaft/grease-tube';

/** What the picture of a part shows: a composition and one of its roles. */
export const subjectOf = (role: Role): string => {
  const own = `${role.composition}/${role.role}`;
  if (!role.role.startsWith('extra-') || pictured.includes(own)) return own;
  return undrawn[role.role] ?? (role.form === 'part' && role.kind === 'fluid' ? TUBE : BOX);
};

/** What the picture of a subgroup shows: the first part of a drawing in it. */
export const subjectOfComposition = (id: string): string | undefined => {
  const role = compositions.find((composition) => composition.id === id)?.roles[0];
  return role === undefined ? undefined : subjectOf(roleIn(id, role));
};

export const everySubject = (): string[] => [
  ...new Set([
    ...compositions.flatMap(({ id, roles }) => roles.map((role) => subjectOf(roleIn(id, role)))),
    ...pictured,
  ]),
];

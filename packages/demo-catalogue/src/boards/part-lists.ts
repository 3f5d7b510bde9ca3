import { Random } from '../random.ts';
import type { ListItem, Part } from '../parts/part.ts';
import type { BoardLine } from './board-line.ts';
import { canBeMet } from './conditions.ts';
import { fitCompanions, repairCompanions } from './companions.ts';

const KIT_SIZE = 6;

/** Lines that the same vehicle can have: none says what the other denies. */
const goTogether = (a: BoardLine, b: BoardLine): boolean => {
  const [one, other] = [a.alternative, b.alternative];
  return (
    (one.steering === '' || other.steering === '' || one.steering === other.steering) &&
    (one.transmission === '' || other.transmission === '' || one.transmission === other.transmission) &&
    canBeMet([...one.conditions, ...other.conditions]) &&
    (one.to === undefined || other.from === undefined || one.to >= other.from) &&
    (one.from === undefined || other.to === undefined || one.from <= other.to)
  );
};

const itemsFor = (line: BoardLine, candidates: readonly BoardLine[]): ListItem[] => {
  const items = new Map<Part, number>();
  for (const candidate of candidates)
    if (candidate.part !== line.part && !candidate.part.exchange && goTogether(line, candidate))
      items.set(candidate.part, candidate.quantity ?? 1);
  return [...items].map(([part, quantity]) => ({ part, quantity }));
};

/** For each role the first line that goes with the given one: the list of a left part has no right one twice. */
const companionsOf = (line: BoardLine, roles: readonly string[], lines: readonly BoardLine[]): ListItem[] =>
  itemsFor(
    line,
    roles.flatMap((role) => {
      const found = lines.find((candidate) => candidate.role === role && goTogether(line, candidate));
      return found ? [found] : [];
    }),
  );

const isSet = ({ part }: BoardLine): boolean => part.role.form === 'part' && part.role.traits.has('set');

const isSmall = ({ part: { role } }: BoardLine): boolean =>
  role.form === 'hardware' ||
  ['seal', 'single', 'rubber', 'bearing', 'brake-wear', 'filter', 'service', 'friction', 'hose'].includes(
    role.kind,
  );

const kitOf = (kit: BoardLine, lines: readonly BoardLine[], seed: number): ListItem[] => {
  const random = Random.of(seed, `kit ${kit.part.number}`);
  const roles = [...new Set(lines.filter((line) => !isSet(line)).map(({ role }) => role))];
  const small = new Set(lines.filter(isSmall).map(({ role }) => role));
  const wanted = [...roles.filter((role) => small.has(role)), ...roles.filter((role) => !small.has(role))];
  return companionsOf(kit, wanted.slice(0, random.between(4, KIT_SIZE)), lines);
};

/** Gives the parts of a board their kit, fit and repair lists, once for each part. */
export const linkCompanions = (lines: readonly BoardLine[], seed: number): void => {
  for (const line of lines) {
    const { part, role } = line;
    if (isSet(line)) part.bundle ??= kitOf(line, lines, seed);
    const fit = fitCompanions.get(role);
    if (fit) {
      part.fit ??= companionsOf(line, fit, lines);
      const partner = lines.find((candidate) => candidate.role === fit[0]);
      if (partner?.callout !== undefined && line.after === undefined)
        line.after = {
          pl: `Tylko w połączeniu z poz. ${partner.callout}`,
          en: `Only in conjunction with item ${partner.callout}`,
        };
    }
    const repair = repairCompanions.get(role);
    if (repair) part.repair ??= companionsOf(line, repair, lines);
  }
};

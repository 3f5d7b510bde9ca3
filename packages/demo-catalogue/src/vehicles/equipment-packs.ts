import { Random } from '../random.ts';
import { carEquipment, motorcycleEquipment, type Equipment } from './equipment.ts';
import type { Series } from './fleet.ts';

/** What the vehicles of one trim have in common, and what each of them may have beyond it. */
export interface Trim {
  setCode: string;
  standard: readonly string[];
  packs: readonly Pack[];
}

export interface Pack {
  /** Space-separated, sorted. */
  optional: string;
  /** One of the optional codes that dealers fit later; empty if there is none. */
  retrofittable: string;
}

const TRIMS = 3;

/** What a dealer can add after the vehicle was built. */
const retrofits = new Set([
  'H02',
  'H03',
  'P01',
  'P02',
  'P03',
  'A05',
  'J02',
  'K05',
  'R09',
  'N07',
  'T14',
  'M10',
  'M18',
  'M23',
]);

/** Roof rails, blinds of rear doors and a third row of seats. */
const onlyWithFourDoors = new Set(['G10', 'N04', 'N05', 'S11']);

const equipmentOf = ({ category, line }: Series): readonly Equipment[] => {
  if (category === 'MOTORRAD') return motorcycleEquipment;
  const isTwoDoor = line.bodies.every((body) => body === 'COUPE' || body === 'CABRIO');
  return isTwoDoor ? carEquipment.filter(({ code }) => !onlyWithFourDoors.has(code)) : carEquipment;
};

const groupsIn = (equipment: readonly Equipment[]): Map<string, Equipment[]> => {
  const groups = new Map<string, Equipment[]>();
  for (const item of equipment)
    if (item.group !== '') groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return groups;
};

/** One of a group by the shares of its members; dearer trims lean to the later ones. */
const chooseOf = (members: readonly Equipment[], luxury: number, random: Random): string => {
  const weights = members.map(({ share }, rank) => share * (1 + rank * luxury));
  let rest = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, { code }] of members.entries()) {
    rest -= weights[index] ?? 0;
    if (rest < 0) return code;
  }
  return members.at(-1)?.code ?? '';
};

const makeTrim = (series: Series, trim: number, packs: number, seed: number): Trim => {
  const random = Random.of(seed, `trim ${series.code} ${trim}`);
  const equipment = equipmentOf(series);
  const luxury = trim * 0.5;
  const standard: string[] = [];
  const open: Equipment[][] = [];
  for (const members of groupsIn(equipment).values()) {
    if (random.chance(0.45)) standard.push(chooseOf(members, luxury, random));
    else open.push(members);
  }
  const single = equipment.filter(({ group }) => group === '');
  const given = single.filter(({ share }) => random.chance((share / 100) * 0.35 * (trim + 1)));
  standard.push(...given.map(({ code }) => code));
  const free = single.filter((item) => !given.includes(item));
  return {
    setCode: `STD-${series.code}-${trim + 1}`,
    standard: standard.sort(),
    packs: Array.from({ length: packs }, () => {
      const optional = [
        ...open.map((members) => chooseOf(members, luxury, random)),
        ...free.filter(({ share }) => random.chance((share / 100) * 0.7)).map(({ code }) => code),
      ].sort();
      const later = optional.filter((code) => retrofits.has(code));
      return { optional: optional.join(' '), retrofittable: later.length > 0 ? random.pick(later) : '' };
    }),
  };
};

/** The trims of a series; classics have no equipment codes. */
export const trimsOf = (series: Series, packs: number, seed: number): Trim[] =>
  series.category === 'CLASSIC'
    ? []
    : Array.from({ length: TRIMS }, (_, trim) => makeTrim(series, trim, packs, seed));

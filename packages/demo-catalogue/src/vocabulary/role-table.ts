import { isKindName, type KindName } from './kinds.ts';
import type { Gender } from './polish.ts';

/**
 * How the parts of one role multiply into board lines:
 *
 * | trait        | meaning                                                              |
 * |--------------|----------------------------------------------------------------------|
 * | `axle`       | named front or rear after its board                                  |
 * | `lr`, `side` | a left and a right part                                              |
 * | `steer`      | one part for left-hand drive, one for right-hand drive               |
 * | `gear`       | one part for manual, one for automatic transmission                  |
 * | `manual`     | only with manual transmission                                        |
 * | `var`        | several parts, by model                                              |
 * | `fuel`       | several parts, by fuel                                               |
 * | `body`       | several parts, by body                                               |
 * | `drive`      | one part for two driven wheels, one for four                         |
 * | `colour`     | one part for each interior colour                                    |
 * | `colour-mc`  | one part for each motorcycle paint                                   |
 * | `classes`    | one part for each size class                                         |
 * | `thick`      | one part for each thickness                                          |
 * | `amps`       | one part for each current rating                                     |
 * | `pins`       | one part for each number of pins                                     |
 * | `split`      | replaced by another part from some production month                  |
 * | `supersede`  | older numbers of it exist                                            |
 * | `exchange`   | also offered as a remanufactured exchange part                       |
 * | `once`       | must be renewed after each removal                                   |
 * | `set`        | a kit made of other parts of its board                               |
 * | `paint`      | primed, to be painted                                                |
 * | `refrigerant`| one part for each refrigerant, by production month                   |
 *
 * `opt:choice` gives one part for each row of an equipment choice, `%` in its name stands for the axle of the board;
 * `if:choice` lists the one part only for vehicles that have the equipment.
 */
const traits = [
  'axle',
  'lr',
  'side',
  'steer',
  'gear',
  'manual',
  'var',
  'fuel',
  'body',
  'drive',
  'colour',
  'colour-mc',
  'classes',
  'thick',
  'amps',
  'pins',
  'split',
  'supersede',
  'exchange',
  'once',
  'set',
  'paint',
  'refrigerant',
] as const;

export type Trait = (typeof traits)[number];

const isTrait = (word: string): word is Trait => (traits as readonly string[]).includes(word);

export interface PartRole {
  form: 'part';
  /** The composition under which the table names it. */
  composition: string;
  role: string;
  gender: Gender;
  /** May hold `%g` or `%p`, see polish.ts. */
  pl: string;
  en: string;
  /** Median net price in złoty. */
  price: number;
  /** Grams. */
  weight: number;
  kind: KindName;
  quantity: number;
  traits: ReadonlySet<Trait>;
  /** Equipment choices that decide between several parts of this role. */
  choices: readonly string[];
  /** Equipment choices of one row each, without which a vehicle does not have the part. */
  onlyWith: readonly string[];
  /** The axle at which it sits on a board that shows both. */
  axle?: 'front' | 'rear';
}

export interface HardwareRole {
  form: 'hardware';
  composition: string;
  role: string;
  hardware: string;
  sizes: readonly string[];
  quantity: number;
  once: boolean;
  onlyWith: readonly string[];
}

/** Another section's part under the name that a drawing has for it. */
export interface SameRole {
  form: 'same';
  role: string;
  composition: string;
  as: string;
  axle: 'front' | 'rear';
}

export type Role = PartRole | HardwareRole;

/** Roles of one composition, in the order of the table; those named `extra-…` are not drawn. */
export type RoleTable = ReadonlyMap<string, readonly (Role | SameRole)[]>;

const isGender = (word: string): word is Gender => ['m', 'f', 'n', 'p'].includes(word);

const quantityOf = (words: readonly string[]): number => {
  const word = words.find((candidate) => /^x\d+$/.test(candidate));
  return word === undefined ? 1 : Number(word.slice(1));
};

const wordsOf = (cell: string): string[] => cell.split(/\s+/).filter((word) => word !== '');

const afterPrefix = (words: readonly string[], prefix: string): string[] =>
  words.filter((word) => word.startsWith(prefix)).map((word) => word.slice(prefix.length));

const parseSame = (cells: readonly string[]): SameRole => {
  const [role = '', , composition = '', as = '', axle = ''] = cells;
  if (axle !== 'front' && axle !== 'rear') throw new Error(`No axle of part role ${role}`);
  return { form: 'same', role, composition, as, axle };
};

const parseHardware = (composition: string, cells: readonly string[]): HardwareRole => {
  const [role = '', , hardware = '', sizes = '', flags = ''] = cells;
  const words = wordsOf(flags);
  return {
    form: 'hardware',
    composition,
    role,
    hardware,
    sizes: wordsOf(sizes),
    quantity: quantityOf(words),
    once: words.includes('once'),
    onlyWith: afterPrefix(words, 'if:'),
  };
};

const parsePart = (composition: string, cells: readonly string[]): PartRole => {
  const [role = '', gender = '', pl = '', en = '', price = '', weight = '', kind = '', flags = ''] = cells;
  if (!isGender(gender) || !isKindName(kind)) throw new Error(`Bad gender or kind of part role ${role}`);
  const words = wordsOf(flags).filter((word) => !/^x\d+$/.test(word));
  const plain = words.filter((word) => !word.includes(':'));
  const unknown = plain.find((word) => !isTrait(word));
  if (unknown !== undefined) throw new Error(`Unknown trait ${unknown} of part role ${role}`);
  return {
    form: 'part',
    composition,
    role,
    gender,
    pl,
    en,
    price: Number(price),
    weight: Number(weight),
    kind,
    quantity: quantityOf(wordsOf(flags)),
    traits: new Set(plain.filter(isTrait)),
    choices: afterPrefix(words, 'opt:'),
    onlyWith: afterPrefix(words, 'if:'),
  };
};

const parseRow = (composition: string, cells: readonly string[]): Role | SameRole => {
  if (cells[1] === '=') return parseSame(cells);
  return cells[1] === 'hw' ? parseHardware(composition, cells) : parsePart(composition, cells);
};

/**
 * Reads a vocabulary table. `# composition` opens a section; a row is either
 * `role | gender | Polish | English | złoty | grams | kind | traits` or
 * `role | hw | hardware | sizes | quantity` or `role | = | composition | role there | axle`.
 */
export const parseRoleTable = (text: string): RoleTable => {
  const table = new Map<string, (Role | SameRole)[]>();
  let composition = '';
  for (const line of text.trim().split('\n').filter(Boolean)) {
    if (line.startsWith('# ')) {
      composition = line.slice(2).trim();
      table.set(composition, []);
      continue;
    }
    const cells = line.split('|').map((cell) => cell.trim());
    table.get(composition)?.push(parseRow(composition, cells));
  }
  return table;
};

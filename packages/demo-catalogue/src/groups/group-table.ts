import type { Category } from '../vehicles/fleet.ts';
import type { Fuel } from '../vehicles/engines.ts';

/** What one board is made for: an engine family, a platform, a series or a whole brand. */
export type Scope = 'engine' | 'platform' | 'series' | 'brand';

export interface BoardTemplate {
  /** Unique over all templates: the subgroup and the place in it. */
  id: string;
  composition: string;
  scope: Scope;
  pl: string;
  en: string;
  categories: readonly Category[];
  axle?: 'front' | 'rear';
  fuel?: Fuel;
  transmission?: 'M' | 'A';
  retrofit: boolean;
  vehicleSpecific: boolean;
  /** Equipment codes of what a retrofit board fits. */
  brings: readonly string[];
  /** Equipment choices of one row each, without which a vehicle has none of its parts. */
  onlyWith: readonly string[];
  /** Bodies that have the board, or all. */
  bodies: readonly string[] | undefined;
  /** Also in a small catalogue. */
  core: boolean;
}

export interface Subgroup {
  code: string;
  pl: string;
  en: string;
  boards: readonly BoardTemplate[];
}

export interface MainGroup {
  code: string;
  pl: string;
  en: string;
  subgroups: readonly Subgroup[];
}

const scopes: Readonly<Record<string, Scope>> = { e: 'engine', p: 'platform', s: 'series', b: 'brand' };

const categoriesOf = (flags: readonly string[]): readonly Category[] => {
  if (flags.includes('moto')) return ['MOTORRAD'];
  if (flags.includes('all')) return ['PKW', 'CLASSIC', 'MOTORRAD'];
  return flags.includes('old') ? ['PKW', 'CLASSIC'] : ['PKW'];
};

/** Bodies by flag: what a coupé or a convertible does not have is not listed for it. */
const bodies: Readonly<Record<string, readonly string[]>> = {
  '4doors': ['SEDAN', 'ESTATE', 'HATCH', 'SUV', 'VAN'],
  hardtop: ['SEDAN', 'ESTATE', 'HATCH', 'SUV', 'VAN', 'COUPE'],
  softtop: ['CABRIO'],
};

const bodiesOf = (flags: readonly string[]): readonly string[] | undefined =>
  flags.map((flag) => bodies[flag]).find((found) => found !== undefined);

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

const parseBoard = (line: string, subgroup: string, place: number): BoardTemplate => {
  const core = line.startsWith('* ');
  const [composition = '', scopeLetter = '', flagWords = '', pl = '', en = ''] = cellsOf(
    core ? line.slice(2) : line,
  );
  const scope = scopes[scopeLetter];
  if (!scope) throw new Error(`Unknown scope ${scopeLetter} of board ${pl}`);
  const flags = flagWords.split(' ');
  const axle = flags.includes('front') ? 'front' : flags.includes('rear') ? 'rear' : undefined;
  const fuel = flags.includes('petrol') ? 'petrol' : flags.includes('diesel') ? 'diesel' : undefined;
  const transmission = flags.includes('manual') ? 'M' : flags.includes('auto') ? 'A' : undefined;
  return {
    id: `${subgroup}/${place}`,
    composition,
    scope,
    pl,
    en,
    categories: categoriesOf(flags),
    ...(axle && { axle }),
    ...(fuel && { fuel }),
    ...(transmission && { transmission }),
    retrofit: flags.includes('retrofit'),
    vehicleSpecific: flags.includes('vin'),
    onlyWith: flags.filter((flag) => flag.startsWith('if:')).map((flag) => flag.slice(3)),
    bodies: bodiesOf(flags),
    brings: flags.filter((flag) => /^[A-Z]\d\d$/.test(flag)),
    core,
  };
};

/**
 * Reads a table of groups: `## code | Polish | English` opens a main group, `= code | Polish | English` a subgroup;
 * every other line is a board, `composition | scope | flags | Polish | English`, with a star in front if a small
 * catalogue has it too. Scopes: e(ngine), p(latform), s(eries), b(rand). Flags: `front`, `rear`, `petrol`, `diesel`,
 * `manual`, `auto`, `retrofit`, `vin` (only for a known vehicle), equipment codes that a retrofit brings, `if:choice` (only
 * with that equipment), `4doors`, `hardtop` or `softtop` (only these bodies); cars only unless `old` (classics too),
 * `all` (motorcycles too) or `moto` (motorcycles only).
 */
export const parseGroups = (text: string): MainGroup[] => {
  const mains: {
    code: string;
    pl: string;
    en: string;
    subgroups: { code: string; pl: string; en: string; boards: BoardTemplate[] }[];
  }[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('## ')) {
      const [code = '', pl = '', en = ''] = cellsOf(line.slice(3));
      mains.push({ code, pl, en, subgroups: [] });
    } else if (line.startsWith('= ')) {
      const [code = '', pl = '', en = ''] = cellsOf(line.slice(2));
      mains.at(-1)?.subgroups.push({ code, pl, en, boards: [] });
    } else {
      const subgroup = mains.at(-1)?.subgroups.at(-1);
      subgroup?.boards.push(parseBoard(line, subgroup.code, subgroup.boards.length + 1));
    }
  }
  return mains;
};

import { bodyGroups } from './body-groups.ts';
import { driveGroups } from './drive-groups.ts';
import { electricGroups } from './electric-groups.ts';
import { engineGroups } from './engine-groups.ts';
import { parseGroups, type MainGroup, type Subgroup } from './group-table.ts';

export const everyMainGroup: readonly MainGroup[] = [
  engineGroups,
  driveGroups,
  bodyGroups,
  electricGroups,
].flatMap((text) => parseGroups(text));

/** A small catalogue has fewer, wider main groups: code | the groups in it | Polish | English. */
const coarseTable = `
03 | 02 03 71 82 | Doposażenie i akcesoria | Retrofits and accessories
11 | 11 22 | Silnik | Engine
12 | 12 | Elektryka silnika | Engine electrics
13 | 13 16 | Układ paliwowy i dolotowy | Fuel and intake system
17 | 17 | Układ chłodzenia | Cooling system
18 | 18 | Układ wydechowy | Exhaust system
23 | 21 23 24 25 27 | Sprzęgło i skrzynia biegów | Clutch and gearbox
31 | 31 32 | Oś przednia i układ kierowniczy | Front axle and steering
33 | 26 33 37 | Oś tylna i napęd | Rear axle and drive
34 | 34 35 36 | Hamulce, pedały i koła | Brakes, pedals and wheels
46 | 46 | Rama i owiewki | Frame and fairing
51 | 41 51 54 | Nadwozie i wnętrze | Bodywork and interior
52 | 52 72 | Fotele i systemy bezpieczeństwa | Seats and restraint systems
61 | 61 62 63 65 66 | Elektryka, oświetlenie i multimedia | Electrics, lighting and multimedia
64 | 64 | Ogrzewanie i klimatyzacja | Heating and air conditioning
`;

const byCode = (a: { code: string }, b: { code: string }): number => (a.code < b.code ? -1 : 1);

const coreOf = (group: MainGroup): Subgroup[] =>
  group.subgroups
    .map((subgroup) => ({ ...subgroup, boards: subgroup.boards.filter((board) => board.core) }))
    .filter((subgroup) => subgroup.boards.length > 0);

const coarseMainGroups = (): MainGroup[] =>
  coarseTable
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', members = '', pl = '', en = ''] = line.split('|').map((cell) => cell.trim());
      const inside = members.split(' ');
      const subgroups = everyMainGroup.filter((group) => inside.includes(group.code)).flatMap(coreOf);
      return { code, pl, en, subgroups };
    });

/** Main groups with their subgroups and boards, all in order of their codes. */
export const mainGroups = (everyGroup: boolean): MainGroup[] =>
  (everyGroup ? [...everyMainGroup] : coarseMainGroups())
    .map((group) => ({ ...group, subgroups: [...group.subgroups].sort(byCode) }))
    .sort(byCode);

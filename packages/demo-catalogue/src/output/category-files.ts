import { CsvFile } from '../csv-file.ts';
import { compositions } from '../drawing/composition-list.ts';
import type { MainGroup, Subgroup } from '../groups/group-table.ts';
import type { PictureFiles } from './picture-files.ts';

/** The part that comes first in the drawing of the subgroup's first board stands for it. */
const leadingRole = ({ boards }: Subgroup): string | undefined =>
  compositions.find(({ id }) => id === boards[0]?.composition)?.roles[0];

/** Main groups and subgroups in the order of their codes. */
export const writeCategories = (folder: string, groups: readonly MainGroup[], pictures: PictureFiles): void => {
  const file = new CsvFile(folder, 'categories.csv', 'code,parent,position,name_pl,name_en,picture');
  const rows = groups.flatMap((group) => [
    { code: group.code, parent: '', position: Number(group.code), pl: group.pl, en: group.en, like: group.subgroups[0] },
    ...group.subgroups.map((subgroup, index) => ({
      code: subgroup.code,
      parent: group.code,
      position: index + 1,
      pl: subgroup.pl,
      en: subgroup.en,
      like: subgroup,
    })),
  ]);
  for (const { code, parent, position, pl, en, like } of rows.sort((a, b) => (a.code < b.code ? -1 : 1))) {
    const role = like && leadingRole(like);
    file.write(code, parent, position, pl, en, role && pictures.pictureOfRole(role));
  }
  file.close();
};

import { CsvFile } from '../csv-file.ts';
import type { MainGroup } from '../groups/group-table.ts';
import { subjectOfComposition } from '../assets/picture-subjects.ts';
import type { PictureFiles } from './picture-files.ts';

/** Main groups and subgroups in the order of their codes. */
export const writeCategories = (
  folder: string,
  groups: readonly MainGroup[],
  pictures: PictureFiles,
): void => {
  const file = new CsvFile(folder, 'categories.csv', 'code,parent,position,name_pl,name_en,picture');
  const rows = groups.flatMap((group) => [
    {
      code: group.code,
      parent: '',
      position: Number(group.code),
      pl: group.pl,
      en: group.en,
      like: group.subgroups[0],
    },
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
    const subject = subjectOfComposition(like?.boards[0]?.composition ?? '');
    file.write(code, parent, position, pl, en, subject && pictures.fileFor(subject));
  }
  file.close();
};

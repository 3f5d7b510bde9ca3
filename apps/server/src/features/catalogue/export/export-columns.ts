import type { FileFormat } from '../format/file-format.ts';

/** One file: its select, whose columns are those of the file in order, and the canonical order of its rows. */
export interface ExportQuery {
  readonly file: FileFormat;
  readonly columns: readonly string[];
  readonly from: string;
  readonly orderBy: readonly string[];
}

export const bytes = (column: string): string => `${column} collate "C"`;
export const month = (column: string): string =>
  `case when ${column} is not null then to_char(make_date(${column} / 12, ${column} % 12 + 1, 1), 'YYYY-MM') end`;
export const yesNo = (column: string): string => `case when ${column} then 'yes' else 'no' end`;
/** A percentage from hundredths, without trailing zeros. */
export const percent = (column: string): string => `trim_scale(${column}::numeric / 100)`;
export const codes = (column: string): string =>
  `(select string_agg(e.code, ' ' order by e.code collate "C")
    from unnest(${column}) as u (id) join catalogue.equipment e on e.id = u.id)`;
export const value = (column: string): string =>
  `(select code from catalogue.filter_value f where f.id = t.${column})`;
/** The name under which the folder had an image; the first where it had several. */
export const imageName = (folder: string, column: string): string =>
  `(select substr(min(i.file collate "C"), ${folder.length + 2}) from catalogue.image_file i
    where i.picture_id = ${column} and i.file like '${folder}/%')`;

import { boardsFile, categoriesFile, drawingsFile, hotspotsFile } from '../format/catalogue-files.ts';
import type { Row } from '../format/file-format.ts';
import { markIfIncomplete, type ImportContext } from './import-context.ts';
import { NEXT } from './next-schema.ts';
import type { RowCheck } from './row-check.ts';

/** What the lines of a board are checked against. */
export interface Boards {
  readonly drawingByBoard: Map<number, number>;
  /** Callouts of a drawing, each between blanks. */
  readonly calloutsByDrawing: Map<number, string>;
}

async function loadCategories({ folder, ids, images, copy }: ImportContext): Promise<Set<number>> {
  // A group may stand behind its subgroups in the file, so the rows wait until all codes are known.
  const waiting: { id: number; row: Row<typeof categoriesFile>; check: RowCheck }[] = [];
  const parentOf = new Map<string, string | null>();
  const result = await folder.read(categoriesFile, {
    prepare: (rows) =>
      images.load(
        categoriesFile.name,
        rows.flatMap(({ row, number }) =>
          row.picture === null ? [] : [{ kind: 'picture', name: row.picture, row: number }],
        ),
      ),
    broken: ({ code }, row) => code !== undefined && ids.category.give(code, row),
    row(row, check) {
      const id = check.identify(ids.category, row.code, 'code');
      parentOf.set(row.code, row.parent);
      waiting.push({ id, row, check });
    },
  });
  markIfIncomplete(ids.category, result);

  const subgroups = new Set<number>();
  const table = copy.into(
    `${NEXT}.category`,
    ...['id', 'code', 'parent_id', 'position', 'name_pl', 'name_en', 'picture_id'],
  );
  for (const { id, row, check } of waiting) {
    const parentId = check.referIfAny(ids.category, row.parent, 'parent');
    if (row.parent !== null && (parentOf.get(row.parent) ?? null) !== null) {
      check.fail({ code: 'group-of-subgroup', column: 'parent', value: row.parent });
    }
    if (parentId !== null) subgroups.add(id);
    const pictureId = row.picture === null ? null : images.idOf('picture', row.picture);
    if (check.isGood) {
      table.write([id, row.code, parentId, row.position, row.name_pl, row.name_en, pictureId]);
    }
  }
  return subgroups;
}

async function loadDrawings({ folder, ids, images, copy }: ImportContext): Promise<Map<number, string>> {
  const drawings = copy.into(`${NEXT}.drawing`, 'id', 'code', 'picture_id');
  const result = await folder.read(drawingsFile, {
    broken: ({ code }, row) => code !== undefined && ids.drawing.give(code, row),
    prepare: (rows) =>
      images.load(
        drawingsFile.name,
        rows.map(({ row, number }) => ({ kind: 'drawing', name: row.file, row: number })),
      ),
    row(row, check) {
      const id = check.identify(ids.drawing, row.code, 'code');
      if (check.isGood) drawings.write([id, row.code, images.idOf('drawing', row.file)]);
    },
    settle: () => copy.drain(),
  });
  markIfIncomplete(ids.drawing, result);

  const hotspots = copy.into(`${NEXT}.hotspot`, 'drawing_id', 'callout', 'x1', 'y1', 'x2', 'y2');
  const callouts = new Map<number, string>();
  await folder.read(hotspotsFile, {
    row({ drawing, callout, x1, y1, x2, y2 }, check) {
      const id = check.refer(ids.drawing, drawing, 'drawing');
      if (x1 >= x2) check.fail({ code: 'not-less', column: 'x1, x2', smaller: 'x1', larger: 'x2' });
      if (y1 >= y2) check.fail({ code: 'not-less', column: 'y1, y2', smaller: 'y1', larger: 'y2' });
      const known = callouts.get(id) ?? ' ';
      if (!known.includes(` ${callout} `)) callouts.set(id, `${known}${callout} `);
      if (check.isGood) hotspots.write([id, callout, x1, y1, x2, y2]);
    },
    settle: () => copy.drain(),
  });
  return callouts;
}

/** Categories, drawings with their hotspots, and boards. */
export async function loadBoards(context: ImportContext): Promise<Boards> {
  const { folder, ids, copy } = context;
  const subgroups = await loadCategories(context);
  const calloutsByDrawing = await loadDrawings(context);
  const drawingByBoard = new Map<number, number>();
  const boards = copy.into(
    `${NEXT}.board`,
    ...[
      'id',
      'drawing_id',
      'category_id',
      'position',
      'valid_from',
      'valid_to',
      'retrofit',
      'vehicle_specific',
    ],
    ...['code', 'name_pl', 'name_en'],
  );
  const result = await folder.read(boardsFile, {
    broken: ({ code }, row) => code !== undefined && ids.board.give(code, row),
    row(row, check) {
      const id = check.identify(ids.board, row.code, 'code');
      const categoryId = check.refer(ids.category, row.category, 'category');
      const drawingId = check.refer(ids.drawing, row.drawing, 'drawing');
      if (categoryId > 0 && !subgroups.has(categoryId))
        check.fail({ code: 'boards-of-main-group', column: 'category' });
      check.inOrder(row.valid_from, row.valid_to, 'valid_from, valid_to');
      if (!check.isGood) return;
      drawingByBoard.set(id, drawingId);
      boards.write([
        ...[id, drawingId, categoryId, row.position, row.valid_from, row.valid_to, row.retrofit],
        ...[row.vehicle_specific, row.code, row.name_pl, row.name_en],
      ]);
    },
    settle: () => copy.drain(),
  });
  markIfIncomplete(ids.board, result);
  return { drawingByBoard, calloutsByDrawing };
}

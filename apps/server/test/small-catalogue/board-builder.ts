import type { Db } from '../../src/db/database.ts';
import { month } from './months.ts';

export interface TestLine {
  readonly partId: number;
  readonly callout?: string | null;
  readonly condition?: string;
  readonly equipmentIds?: number[];
  readonly from?: string;
  readonly to?: string;
  readonly steering?: 'L' | 'R';
  readonly transmission?: 'M' | 'A';
  readonly before?: string;
  readonly after?: string;
  /** Quantity (null: as required) and vehicle types. */
  readonly fits: readonly (readonly [quantity: number | null, typeIds: number[]])[];
}

export interface TestBoard {
  readonly id: number;
  readonly code: string;
  readonly categoryId: number;
  readonly position: number;
  readonly name: string;
  readonly retrofit?: boolean;
  readonly vehicleSpecific?: boolean;
  readonly from?: string;
  readonly to?: string;
  readonly lines: readonly TestLine[];
}

const optionalMonth = (text: string | undefined): number | null => (text === undefined ? null : month(text));

/** Writes a board with everything that an import derives from its lines. */
export async function insertBoard(db: Db, board: TestBoard): Promise<void> {
  const { lines } = board;
  const validity = { valid_from: optionalMonth(board.from), valid_to: optionalMonth(board.to) };
  const retrofit = board.retrofit ?? false;
  await db
    .insertInto('catalogue.board')
    .values({
      ...validity,
      id: board.id,
      code: board.code,
      drawing_id: 1,
      category_id: board.categoryId,
      position: board.position,
      retrofit,
      vehicle_specific: board.vehicleSpecific ?? false,
      name_pl: board.name,
      name_en: null,
    })
    .execute();
  const idOf = (line: number, fitting = 0): number => board.id * 100_000 + line * 10 + fitting;
  const conditions = lines.flatMap(({ condition, equipmentIds = [] }, index) =>
    condition === undefined ? [] : [{ id: idOf(index), expression: condition, equipment_ids: equipmentIds }],
  );
  if (conditions.length > 0) {
    await db
      .insertInto('catalogue.condition')
      .values(conditions)
      .onConflict((conflict) => conflict.column('expression').doNothing())
      .execute();
  }
  const conditionIds = new Map(
    (await db.selectFrom('catalogue.condition').select(['id', 'expression']).execute()).map((row) => [
      row.expression,
      row.id,
    ]),
  );
  await db
    .insertInto('catalogue.board_line')
    .values(
      lines.map((line, index) => ({
        board_id: board.id,
        line: index + 1,
        part_id: line.partId,
        condition_id: conditionIds.get(line.condition ?? '') ?? null,
        valid_from: optionalMonth(line.from),
        valid_to: optionalMonth(line.to),
        callout: line.callout === undefined ? String(index + 1) : line.callout,
        steering: line.steering ?? null,
        transmission: line.transmission ?? null,
        comment_before_pl: line.before ?? null,
        comment_after_pl: line.after ?? null,
      })),
    )
    .execute();
  const fitments = lines.flatMap(({ fits }, index) =>
    fits.map(([quantity, typeIds], fitting) => ({
      id: idOf(index, fitting),
      line: index + 1,
      quantity,
      typeIds,
    })),
  );
  await db
    .insertInto('catalogue.type_set')
    .values(fitments.map(({ id, typeIds }) => ({ id, vehicle_type_ids: typeIds })))
    .execute();
  await db
    .insertInto('catalogue.fitment')
    .values(
      fitments.map(({ id, line, quantity }) => ({ board_id: board.id, line, quantity, type_set_id: id })),
    )
    .execute();
  const typeIds = [...new Set(fitments.flatMap((fitment) => fitment.typeIds))];
  await db
    .insertInto('catalogue.vehicle_type_board')
    .values(
      typeIds.map((vehicle_type_id) => ({
        ...validity,
        board_id: board.id,
        vehicle_type_id,
        category_id: board.categoryId,
        line_count: fitments.filter((fitment) => fitment.typeIds.includes(vehicle_type_id)).length,
        retrofit,
      })),
    )
    .execute();
}

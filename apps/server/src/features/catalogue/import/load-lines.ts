import { createHash } from 'node:crypto';
import type { CatalogueProblemMessage } from '@partsboard/contract/backoffice/catalogue-problems';
import { conditionCodes, printCondition } from '@partsboard/domain/equipment-condition';
import { parseCondition, type ConditionProblem } from '@partsboard/domain/equipment-condition-parser';
import { boardLinesFile, fitmentFile } from '../format/catalogue-files.ts';
import type { CopyTable } from './copy-session.ts';
import type { ImportContext } from './import-context.ts';
import { referToPart } from './load-part-relations.ts';
import type { Boards } from './load-boards.ts';
import type { VehicleTypes } from './load-vehicle-types.ts';
import { NEXT } from './next-schema.ts';
import type { RowCheck } from './row-check.ts';

const conditionFault = ({ code, found, position }: ConditionProblem): CatalogueProblemMessage => ({
  code: `condition-${code}`,
  column: 'condition',
  found,
  position,
});

/** Gives each distinct expression an id; a text is parsed once however many lines carry it. */
class Conditions {
  readonly #context: ImportContext;
  readonly #table: CopyTable;
  readonly #byText = new Map<string, number | readonly CatalogueProblemMessage[]>();
  readonly #byExpression = new Map<string, number>();

  constructor(context: ImportContext) {
    this.#context = context;
    this.#table = context.copy.into(`${NEXT}.condition`, 'id', 'expression', 'equipment_ids');
  }

  idOf(text: string, check: RowCheck): number {
    const known = this.#byText.get(text) ?? this.#add(text);
    if (typeof known === 'number') return known;
    for (const message of known) check.fail(message);
    // Equipment that may only be missing because its file could not be read is not this row's fault.
    check.isGood = false;
    return 0;
  }

  #add(text: string): number | readonly CatalogueProblemMessage[] {
    const answer = this.#read(text);
    this.#byText.set(Buffer.from(text).toString(), answer);
    return answer;
  }

  #read(text: string): number | readonly CatalogueProblemMessage[] {
    const parsed = parseCondition(text);
    if (!parsed.ok) return [conditionFault(parsed.problem)];
    const { equipment } = this.#context.ids;
    const codes = conditionCodes(parsed.condition);
    const unknown = codes.filter((code) => equipment.idOf(code) === undefined);
    if (unknown.length > 0) {
      return equipment.isPartial
        ? []
        : unknown.map((value) => ({ code: equipment.unknown, column: 'condition', value }));
    }
    const expression = printCondition(parsed.condition);
    const known = this.#byExpression.get(expression);
    if (known !== undefined) return known;
    const id = this.#byExpression.size + 1;
    this.#byExpression.set(expression, id);
    this.#table.write([id, expression, codes.map((code) => equipment.idOf(code) ?? 0).sort((a, b) => a - b)]);
    return id;
  }
}

async function loadBoardLines(context: ImportContext, boards: Boards): Promise<Set<number>> {
  const { folder, ids, copy, problems } = context;
  const conditions = new Conditions(context);
  const withLines = new Set<number>();
  const calloutsAreKnown = problems.none('hotspots.csv', 'drawings.csv');
  const table = copy.into(
    `${NEXT}.board_line`,
    ...['board_id', 'part_id', 'condition_id', 'line', 'valid_from', 'valid_to', 'callout', 'steering'],
    ...['transmission', 'comment_before_pl', 'comment_before_en', 'comment_after_pl', 'comment_after_en'],
  );
  await folder.read(boardLinesFile, {
    broken: ({ board }) => board !== undefined && withLines.add(ids.board.idOf(board) ?? 0),
    row(row, check) {
      const boardId = check.refer(ids.board, row.board, 'board');
      withLines.add(boardId);
      const partId = referToPart(check, ids, row.brand, row.number);
      const conditionId = row.condition === null ? null : conditions.idOf(row.condition, check);
      const drawingId = boards.drawingByBoard.get(boardId);
      if (row.callout !== null && drawingId !== undefined && calloutsAreKnown) {
        const callouts = boards.calloutsByDrawing.get(drawingId) ?? '';
        if (!callouts.includes(` ${row.callout} `)) {
          check.fail({ code: 'no-hotspot', column: 'callout', callout: row.callout });
        }
      }
      check.inOrder(row.valid_from, row.valid_to, 'valid_from, valid_to');
      if (!check.isGood) return;
      table.write([
        ...[boardId, partId, conditionId, row.line, row.valid_from, row.valid_to, row.callout, row.steering],
        ...[row.transmission, row.comment_before_pl, row.comment_before_en, row.comment_after_pl],
        row.comment_after_en,
      ]);
    },
    settle: () => copy.drain(),
  });
  return withLines;
}

const MAX_PLAIN_KEY_LENGTH = 40;

/** A long list is cached by its hash, so that a million different ones still fit into memory. */
function setKey(ids: readonly number[]): string {
  const text = ids.join(',');
  return text.length <= MAX_PLAIN_KEY_LENGTH ? text : createHash('sha1').update(text).digest('base64');
}

async function loadFitment({ folder, ids, copy }: ImportContext, types: VehicleTypes): Promise<void> {
  const sets = copy.into(`${NEXT}.type_set`, 'id', 'vehicle_type_ids');
  const fitment = copy.into(`${NEXT}.fitment`, 'board_id', 'type_set_id', 'line', 'quantity');
  const setIds = new Map<string, number>();
  await folder.read(fitmentFile, {
    row(row, check) {
      const boardId = check.refer(ids.board, row.board, 'board');
      const typeIds: number[] = [];
      for (const number of row.types) {
        const id = types.idByNumber.get(number);
        if (id !== undefined) typeIds.push(id);
        else if (!ids.vehicleType.isPartial) check.fail({ code: 'no-type-number', column: 'types', number });
      }
      if (!check.isGood) return;
      typeIds.sort((a, b) => a - b);
      const key = setKey(typeIds);
      const known = setIds.get(key);
      const setId = known ?? setIds.size + 1;
      if (known === undefined) {
        setIds.set(key, setId);
        sets.write([setId, typeIds]);
      }
      fitment.write([boardId, setId, row.line, row.quantity]);
    },
    settle: () => copy.drain(),
  });
}

/** Board lines with their conditions, and which vehicle types they fit. Returns the boards that have lines. */
export async function loadLines(
  context: ImportContext,
  boards: Boards,
  types: VehicleTypes,
): Promise<Set<number>> {
  const withLines = await loadBoardLines(context, boards);
  await loadFitment(context, types);
  await context.copy.finish();
  return withLines;
}

import { formatMonth, type MonthNumber } from '@partsboard/domain/month';
import { composeBoard, type BoardPlan, type ComposerContext } from '../boards/board-composer.ts';
import type { BoardLine } from '../boards/board-line.ts';
import { isBuiltBetween, ownersOf, partOwner, type BoardOwner } from '../boards/board-owners.ts';
import { allOf } from '../boards/conditions.ts';
import { CsvFile } from '../csv-file.ts';
import type { DrawingFiles } from './drawing-files.ts';
import type { BoardTemplate, MainGroup } from '../groups/group-table.ts';
import { drawingHome } from '../groups/part-homes.ts';
import { Random } from '../random.ts';
import type { Fleet, VehicleType } from '../vehicles/fleet.ts';
import { printTypes } from './vehicle-type-ranges.ts';

const month = (value: MonthNumber | undefined): string => (value === undefined ? '' : formatMonth(value));

const BOARD_COLUMNS =
  'code,category,position,drawing,name_pl,name_en,retrofit,vehicle_specific,valid_from,valid_to';
const LINE_COLUMNS =
  'board,line,callout,brand,number,comment_before_pl,comment_before_en,comment_after_pl,comment_after_en,' +
  'valid_from,valid_to,steering,transmission,condition';

/** The same template before and after the facelift: sometimes one board, sometimes two. */
const editionsOf = (template: BoardTemplate, owner: BoardOwner, facelifted: number, seed: number) => {
  // All boards with parts of one drawing are renewed together, or their parts would have two numbers.
  const home = drawingHome(template.composition);
  const { key, leading } = partOwner('board', home.scope, template, owner);
  const { facelift } = leading;
  const isRenewed =
    owner.category === 'PKW' && Random.of(seed, `facelift ${home.template.id} ${key}`).chance(facelifted);
  if (!isRenewed) return [{ from: undefined, to: undefined, types: owner.types }];
  return [
    { from: undefined, to: facelift - 1 },
    { from: facelift, to: undefined },
  ]
    .map(({ from, to }) => ({
      from,
      to,
      types: owner.types.filter((type) => isBuiltBetween(type, from, to)),
    }))
    .filter(({ types }) => types.length > 0);
};

/** Writes boards, their lines and what these fit, board by board. */
export class BoardFiles {
  readonly #context: ComposerContext;
  readonly #drawings: DrawingFiles;
  readonly #boards: CsvFile;
  readonly #lines: CsvFile;
  readonly #fitment: CsvFile;

  constructor(folder: string, context: ComposerContext, drawings: DrawingFiles) {
    this.#context = context;
    this.#drawings = drawings;
    this.#boards = new CsvFile(folder, 'boards.csv', BOARD_COLUMNS);
    this.#lines = new CsvFile(folder, 'board-lines.csv', LINE_COLUMNS);
    this.#fitment = new CsvFile(folder, 'fitment.csv', 'board,line,quantity,types');
  }

  get rows(): { boards: number; lines: number; fitment: number } {
    return { boards: this.#boards.rows, lines: this.#lines.rows, fitment: this.#fitment.rows };
  }

  write(groups: readonly MainGroup[], fleet: Fleet): void {
    const subgroups = groups.flatMap((group) => group.subgroups).sort((a, b) => (a.code < b.code ? -1 : 1));
    for (const subgroup of subgroups) {
      let count = 0;
      for (const [position, template] of subgroup.boards.entries())
        for (const plan of this.#plansOf(template, fleet)) {
          count += 1;
          const code = `${subgroup.code}-${String(count).padStart(4, '0')}`;
          this.#writeBoard(code, subgroup.code, position + 1, plan);
        }
    }
    for (const file of [this.#boards, this.#lines, this.#fitment]) file.close();
  }

  *#plansOf(template: BoardTemplate, fleet: Fleet): Generator<BoardPlan> {
    const { size, seed } = this.#context;
    const roles = this.#drawings.rolesOf(template.composition);
    for (const owner of ownersOf(template, fleet, size.everyGroup))
      for (const edition of editionsOf(template, owner, size.facelifted, seed))
        yield { template, owner, roles, ...edition };
  }

  #writeBoard(code: string, category: string, position: number, plan: BoardPlan): void {
    const { template, from, to } = plan;
    this.#boards.write(
      code,
      category,
      position,
      this.#drawings.drawingFor(code, plan),
      template.pl,
      template.en,
      template.retrofit ? 'yes' : 'no',
      template.vehicleSpecific ? 'yes' : 'no',
      month(from),
      month(to),
    );
    composeBoard(plan, this.#context).forEach((line, index) => this.#writeLine(code, index + 1, line));
  }

  #writeLine(board: string, place: number, line: BoardLine): void {
    const { part, alternative, callout, after } = line;
    this.#lines.write(
      board,
      place,
      callout,
      part.brand.code,
      part.number,
      alternative.before?.pl,
      alternative.before?.en,
      after?.pl,
      after?.en,
      month(alternative.from),
      month(alternative.to),
      alternative.steering,
      alternative.transmission,
      allOf(alternative.conditions),
    );
    for (const [quantity, types] of quantitiesOf(line))
      this.#fitment.writeLine(`${board},${place},${quantity ?? ''},${printTypes(types)}`);
  }
}

/** How many pieces which types have, the smallest number first. */
const quantitiesOf = ({
  alternative,
  quantity,
  perCylinder,
}: BoardLine): [number | undefined, readonly VehicleType[]][] => {
  if (quantity === undefined || !perCylinder) return [[quantity, alternative.types]];
  const groups = new Map<number, VehicleType[]>();
  for (const type of alternative.types) {
    const pieces = Math.max(1, Math.round((quantity * type.model.engine.cylinders) / 4));
    const group = groups.get(pieces);
    if (group) group.push(type);
    else groups.set(pieces, [type]);
  }
  return [...groups].sort(([a], [b]) => a - b);
};

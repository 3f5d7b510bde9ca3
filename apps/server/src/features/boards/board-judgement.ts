import type { LanguageCode } from '@partsboard/contract/language';
import type { Board, BoardLine, EquipmentQuestion } from '@partsboard/contract/boards';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import { evaluateCondition } from '@partsboard/domain/equipment-condition-evaluation';
import { openQuestions } from '@partsboard/domain/equipment-interview';
import { questionExamples, type OpenLine } from '@partsboard/domain/question-examples';
import { withSelection, type EquipmentSelection } from '@partsboard/domain/equipment-selection';
import { judgeLine } from '@partsboard/domain/line-fit';
import {
  categoryPath,
  nameIn,
  type CatalogueLookups,
} from '../catalogue-lookups/catalogue-lookups.service.ts';
import { isChosenVehicle, type ChosenVehicle } from '../vehicles/vehicles.service.ts';
import { toBoardLine, toBoardListItem, type BoardLineFacts } from './boards.mapper.ts';
import type { BoardHeader, Neighbour } from './board-header.ts';

/** The filters that a caller sends, in codes; ids that are no equipment are passed over. */
export function selectionOf(
  conditions: readonly { readonly Id: number; readonly Selected: number }[],
  lookups: CatalogueLookups,
): EquipmentSelection {
  const codes = (chosen: typeof conditions): Set<string> =>
    new Set(chosen.map(({ Id }) => lookups.equipment.get(Id)?.code).filter((code) => code !== undefined));
  return { offered: codes(conditions), selected: codes(conditions.filter(({ Selected }) => Selected === 1)) };
}

const reference = (neighbour: Neighbour | null): Board['Next'] =>
  neighbour === null ? null : { Id: productIdOfBoard(neighbour[0]), Name: neighbour[1] };

/** What to ask about a vehicle's equipment. Without a vehicle the equipment filters take the place of questions. */
function interviewOf(
  lines: readonly OpenLine[],
  vehicle: ChosenVehicle,
  lookups: CatalogueLookups,
  language: LanguageCode,
): Pick<Board, 'OpenLines' | 'Questions'> {
  if (!isChosenVehicle(vehicle)) return { OpenLines: 0, Questions: [] };
  const open = lines.filter(({ condition }) => evaluateCondition(condition, vehicle.equipment) === 'unknown');
  const questions = openQuestions(
    open.map(({ condition }) => condition),
    vehicle.equipment,
  ).map(({ codes, decides }): EquipmentQuestion => {
    const { positions, examples } = questionExamples(open, codes, vehicle.equipment);
    return {
      Equipment: codes
        .map((code) => lookups.equipmentByCode.get(code))
        .filter((equipment) => equipment !== undefined)
        .map((equipment) => ({
          Id: equipment.id,
          Code: equipment.code,
          Purpose: nameIn(equipment, language),
          Example: examples.get(equipment.code) ?? null,
        })),
      NoneExample: examples.get(null) ?? null,
      Positions: [...positions],
      Decides: decides,
    };
  });
  return { OpenLines: open.length, Questions: questions.filter(({ Equipment }) => Equipment.length > 0) };
}

/**
 * A board judged for a vehicle. Lines that do not fit it stay and say why; those that only the ticked
 * equipment rules out are left out and counted.
 */
export function judgeBoard(
  { header, lines: all }: { readonly header: BoardHeader; readonly lines: readonly BoardLineFacts[] },
  vehicle: ChosenVehicle,
  selection: EquipmentSelection,
  lookups: CatalogueLookups,
  language: LanguageCode,
): Board {
  const { board, previous, next } = header;
  const filters = selection.selected.size > 0;
  const judged = { ...vehicle, equipment: withSelection(vehicle.equipment, selection) };
  const lines: BoardLine[] = [];
  const open: OpenLine[] = [];
  for (const facts of all) {
    const fit = judgeLine(facts.rules, judged);
    if (filters && fit.clause === 'equipment') continue;
    const { condition } = facts.rules;
    const line = toBoardLine(facts, fit, lookups, language);
    if (fit.fit === 'unknown' && condition !== null)
      open.push({ condition, position: line.Position, name: line.Name });
    lines.push(line);
  }
  return {
    CategoryPath: categoryPath(lookups, board.categoryId, language),
    Products: lines,
    TotalLines: all.length,
    HiddenLines: all.length - lines.length,
    Previous: reference(previous),
    Next: reference(next),
    ...toBoardListItem(board, lines.filter(({ NotApplicable }) => !NotApplicable).length),
    ...interviewOf(open, judged, lookups, language),
  };
}

import type { Board, BoardLine } from '@partsboard/contract/boards';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import { withSelection, type EquipmentSelection } from '@partsboard/domain/equipment-selection';
import { judgeLine } from '@partsboard/domain/line-fit';
import type { LanguageCode } from '../../http/handlers.ts';
import { categoryPath, type CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import type { ChosenVehicle } from '../vehicles/vehicles.service.ts';
import { toBoardLine, toBoardListItem, type BoardLineFacts } from './boards.mapper.ts';
import type { BoardHeaderRow } from './boards.repository.ts';

/** The filters that a caller sends, in codes; ids that are no equipment are passed over. */
export function selectionOf(
  conditions: readonly { readonly Id: number; readonly Selected: number }[],
  lookups: CatalogueLookups,
): EquipmentSelection {
  const codes = (chosen: typeof conditions): Set<string> =>
    new Set(chosen.map(({ Id }) => lookups.equipment.get(Id)?.code).filter((code) => code !== undefined));
  return { offered: codes(conditions), selected: codes(conditions.filter(({ Selected }) => Selected === 1)) };
}

const reference = (neighbour: BoardHeaderRow['next']): Board['Next'] =>
  neighbour === null ? null : { Id: productIdOfBoard(neighbour[0]), Name: neighbour[1] };

/**
 * A board judged for a vehicle. Lines that do not fit it stay and say why; those that only the ticked
 * equipment rules out are left out and counted.
 */
export function judgeBoard(
  header: BoardHeaderRow,
  all: readonly BoardLineFacts[],
  vehicle: ChosenVehicle,
  selection: EquipmentSelection,
  lookups: CatalogueLookups,
  language: LanguageCode,
): Board {
  const filters = selection.selected.size > 0;
  const judged = { ...vehicle, equipment: withSelection(vehicle.equipment, selection) };
  const lines: BoardLine[] = [];
  for (const facts of all) {
    const fit = judgeLine(facts.rules, judged);
    if (filters && fit.clause === 'equipment') continue;
    lines.push(toBoardLine(facts, fit, lookups, language));
  }
  return {
    ...toBoardListItem(header, lines.filter(({ NotApplicable }) => !NotApplicable).length),
    CategoryPath: categoryPath(lookups, header.categoryId, language),
    Products: lines,
    TotalLines: all.length,
    HiddenLines: all.length - lines.length,
    Previous: reference(header.previous),
    Next: reference(header.next),
  };
}

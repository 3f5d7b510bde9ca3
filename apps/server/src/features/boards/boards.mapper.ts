import type { LanguageCode } from '@partsboard/contract/language';
import type { BoardListItem, BoardLine, BoardVehicles } from '@partsboard/contract/boards';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import type { EquipmentKnowledge } from '@partsboard/domain/equipment-condition-evaluation';
import type { LineFit, LineRules } from '@partsboard/domain/line-fit';
import { evaluateCondition } from '@partsboard/domain/equipment-condition-evaluation';
import { formatMonth } from '@partsboard/domain/month';
import { attributesOf, type CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { optionalPictureUrl, pictureUrl } from '../pictures/pictures.service.ts';
import { NO_PRICE, toPriceFields } from '../pricing/pricing.service.ts';
import type { LineRow } from './board-lines.repository.ts';
import type { BoardSummary } from './board-vehicles.repository.ts';
import type { BoardRow, LineGroup } from './boards.repository.ts';
import { conditionText } from './condition-texts.ts';
import { notApplicableReason } from './fit-messages.ts';
import { equipmentNames, rulesOfRow } from './line-rules.service.ts';
import { parsedCondition } from './parsed-conditions.ts';

const monthOrNull = (month: number | null): string | null => (month === null ? null : formatMonth(month));

const toBoardVehicles = (row: BoardSummary): BoardVehicles | null =>
  row.firstMonth === null
    ? null
    : {
        Brands: row.brands ?? '',
        Series: row.series ?? '',
        Engines: row.engines ?? '',
        From: formatMonth(row.firstMonth),
        To: monthOrNull(row.lastMonth),
      };

/** A board as lists show it. */
export type ListedBoard = Omit<BoardRow, 'pictureHash' | 'pictureType'> & { readonly pictureUrl: string };

export const toListedBoard = ({ pictureHash, pictureType, ...row }: BoardRow): ListedBoard => ({
  pictureUrl: pictureUrl(pictureHash, pictureType),
  ...row,
});

export const toBoardListItem = (
  board: ListedBoard,
  lineCount: number,
  summary?: BoardSummary,
): BoardListItem => ({
  Id: productIdOfBoard(board.id),
  Name: board.name,
  Sku: board.code,
  PictureUrl: board.pictureUrl,
  Retrofit: board.retrofit,
  GrafikId: board.drawingId,
  VehicleSpecific: board.vehicleSpecific,
  LineCount: lineCount,
  Vehicles: summary ? toBoardVehicles(summary) : null,
});

/** How many lines of each board may fit a car with this equipment. */
export function lineCounts(
  groups: readonly LineGroup[],
  equipment: EquipmentKnowledge,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const verdicts = new Map<string, boolean>();
  const mayFit = (expression: string | null): boolean => {
    if (expression === null) return true;
    const known = verdicts.get(expression);
    if (known !== undefined) return known;
    const verdict = evaluateCondition(parsedCondition(expression), equipment) !== 'does-not-fit';
    verdicts.set(expression, verdict);
    return verdict;
  };
  for (const { boardId, expression, lines } of groups) {
    if (mayFit(expression)) counts.set(boardId, (counts.get(boardId) ?? 0) + lines);
  }
  return counts;
}

/** What a line says whatever the vehicle. */
export interface BoardLineFacts {
  readonly rules: LineRules;
  /** As it is shown while nothing is known of the vehicle. */
  readonly shown: BoardLine;
}

export function toLineFacts(row: LineRow, lookups: CatalogueLookups, language: LanguageCode): BoardLineFacts {
  const rules = rulesOfRow(row);
  const picture = optionalPictureUrl(row.pictureHash, row.pictureType);
  const shown: BoardLine = {
    Id: row.partId,
    LineId: row.line,
    Name: row.name,
    Sku: row.number,
    Brand: lookups.brands.get(row.brandId)?.name ?? '',
    FullDescription: '',
    ProductType: 'SimpleProduct',
    Pictures: picture === null ? [] : [{ ImageUrl: picture }],
    ...toPriceFields(NO_PRICE),
    PriceChecked: false,
    Attributes: attributesOf(lookups, row.attributes ?? [], language),
    WarehouseInventory: [],
    Position: row.callout,
    CommentBefore: row.commentBefore,
    CommentAfter: row.commentAfter,
    Condition:
      rules.condition === null
        ? null
        : conditionText(rules.condition, language, equipmentNames(lookups, language)),
    ReplacedSku: row.replacedNumber,
    ValidFrom: monthOrNull(row.validFrom),
    ValidTo: monthOrNull(row.validTo),
    // All that a verdict changes stands here: a field that is added to a copy costs ten times the copy.
    Fit: 'unknown',
    NotApplicable: false,
    Reason: null,
  };
  return { rules, shown };
}

export const toBoardLine = (
  { rules, shown }: BoardLineFacts,
  fit: LineFit,
  lookups: CatalogueLookups,
  language: LanguageCode,
): BoardLine => ({
  ...shown,
  Attributes:
    fit.quantity === null ? shown.Attributes : { ...shown.Attributes, Quantity: [String(fit.quantity)] },
  Fit: fit.fit,
  NotApplicable: fit.fit === 'does-not-fit',
  Reason: notApplicableReason(rules, fit, language, equipmentNames(lookups, language)),
});

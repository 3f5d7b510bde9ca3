import type { LanguageCode } from '@partsboard/contract/language';
import { MAX_FIT_PLACES, type FitPlace, type PartFit } from '@partsboard/contract/fit';
import { productIdOfBoard } from '@partsboard/contract/product-id';
import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import type { LineRules } from '@partsboard/domain/line-fit';
import { codesToKnow, judgePart, type JudgedLine } from '@partsboard/domain/part-fit';
import type { Db } from '../../db/database.ts';
import { fitTexts, rulesOfRow } from '../boards/line-rules.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import {
  chooseVehicle,
  isChosenVehicle,
  typeIdsOf,
  type ChosenVehicle,
} from '../vehicles/vehicles.service.ts';
import { selectListedParts, selectPartLines, type PartLineRow } from './fit.repository.ts';

interface PartLine {
  readonly row: PartLineRow;
  readonly rules: LineRules;
}

const placeOf = ({ line: { row }, fit }: JudgedLine<PartLine>): FitPlace => ({
  BoardId: productIdOfBoard(row.boardId),
  BoardName: row.boardName,
  Position: row.callout,
  Quantity: fit.quantity,
});

function toPartFit(
  productId: number,
  lines: readonly PartLine[],
  vehicle: ChosenVehicle,
  texts: ReturnType<typeof fitTexts>,
): PartFit {
  const { verdict, lines: judged } = judgePart(lines, vehicle);
  const [first] = judged;
  const reason =
    verdict === 'does-not-fit'
      ? first && texts.whyNot(first.line.rules, first.fit)
      : verdict === 'depends'
        ? texts.dependsOn(
            codesToKnow(
              judged.map(({ line }) => line),
              vehicle,
            ),
          )
        : undefined;
  const places = verdict === 'does-not-fit' ? [] : judged.map(placeOf);
  return {
    ProductId: productId,
    Fit: verdict,
    Reason: reason ?? null,
    Places: places.slice(0, MAX_FIT_PLACES),
    MorePlaces: Math.max(0, places.length - MAX_FIT_PLACES),
  };
}

/**
 * Whether parts fit the vehicle, judged by every line on which its boards show them. A part that only other vehicles'
 * boards show does not fit; of one that no board shows nothing is known, and so it is without a vehicle.
 */
export async function fitOfParts(
  db: Db,
  lookups: CatalogueLookups,
  { ProductIds, ...input }: VehicleFilterInput & { readonly ProductIds: readonly number[] },
  language: LanguageCode,
): Promise<PartFit[]> {
  const vehicle = await chooseVehicle(db, lookups, input);
  const rows = isChosenVehicle(vehicle)
    ? await selectPartLines(db, language, ProductIds, typeIdsOf(vehicle))
    : [];
  const linesOfPart = new Map<number, PartLine[]>();
  for (const row of rows) {
    const lines = linesOfPart.get(row.partId) ?? [];
    lines.push({ row, rules: rulesOfRow(row) });
    linesOfPart.set(row.partId, lines);
  }
  const others = ProductIds.filter((id) => !linesOfPart.has(id));
  const listed = others.length === 0 ? [] : await selectListedParts(db, others);
  const isListed = new Map(listed.map((part) => [part.partId, part.isListed]));
  const texts = fitTexts(lookups, language);
  const nowhere = (ProductId: number, Fit: PartFit['Fit'], Reason: string | null): PartFit => ({
    ProductId,
    Fit,
    Reason,
    Places: [],
    MorePlaces: 0,
  });
  return [...new Set(ProductIds)].flatMap((productId): PartFit[] => {
    const lines = linesOfPart.get(productId);
    if (lines) return [toPartFit(productId, lines, vehicle, texts)];
    if (!isListed.has(productId)) return [];
    return isListed.get(productId) === true && isChosenVehicle(vehicle)
      ? [nowhere(productId, 'does-not-fit', texts.forOtherVehicles)]
      : [nowhere(productId, 'not-listed', null)];
  });
}

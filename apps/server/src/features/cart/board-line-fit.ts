import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { getBoard } from '../boards/boards.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { fitOfParts } from '../fit/fit.service.ts';
import { chooseVehicle, isChosenVehicle } from '../vehicles/vehicles.service.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import { findCurrentParts } from './current-parts.ts';

/** For whose cart, and by which catalogue, a part is judged. */
interface AddedFor {
  readonly lookups: CatalogueLookups;
  readonly prices: PriceAndStock;
  readonly discountTable: string;
}

interface ChosenLine extends VehicleFilterInput {
  readonly BoardId: number;
  readonly LineId: number;
}

/**
 * A board shows a part as its replacement only where that fits the same vehicles. What is added is always the part that is
 * sold today: where it is another one than the board shows, it has to fit on its own account.
 */
async function refuseOtherReplacement(
  db: Db,
  { lookups, prices, discountTable }: AddedFor,
  partId: number,
  vehicle: VehicleFilterInput,
): Promise<void> {
  const current = await findCurrentParts(db, prices, discountTable, [partId]);
  const { sku = '', replacedSku = null } = current.get(partId) ?? {};
  if (replacedSku === null || !isChosenVehicle(await chooseVehicle(db, lookups, vehicle))) return;
  const [judged] = await fitOfParts(db, lookups, { ...vehicle, ProductIds: [partId] }, 'en');
  if (judged?.Fit === 'fits' || judged?.Fit === 'depends') return;
  throw new DomainError('not-applicable', { title: (t) => t.cart.replacementDoesNotFit(replacedSku, sku) });
}

/** A part taken from a board must fit the vehicle, as the board shows it and as it is sold today. */
export async function refuseUnfitting(
  db: Db,
  addedFor: AddedFor,
  partId: number,
  chosen: ChosenLine,
): Promise<void> {
  const { BoardId: id, LineId: lineId, ...vehicle } = chosen;
  const board = await getBoard(db, addedFor.lookups, { ...vehicle, id }, 'en');
  const line = board.Products.find((each) => each.LineId === lineId);
  if (line?.NotApplicable === true) throw new DomainError('not-applicable');
  await refuseOtherReplacement(db, addedFor, partId, vehicle);
}

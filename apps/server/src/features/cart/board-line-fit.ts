import type { VehicleFilterInput } from '@partsboard/contract/vehicles';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { getBoard } from '../boards/boards.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';

interface ChosenLine extends VehicleFilterInput {
  readonly BoardId: number;
  readonly LineId: number;
}

/** A part taken from a board must not be one that the board marks as not applicable to the vehicle. */
export async function refuseUnfitting(db: Db, lookups: CatalogueLookups, chosen: ChosenLine): Promise<void> {
  const { BoardId: id, LineId: lineId, ...vehicle } = chosen;
  const board = await getBoard(db, lookups, { ...vehicle, id }, 'en');
  const line = board.Products.find((each) => each.LineId === lineId);
  if (line?.NotApplicable === true) throw new DomainError('not-applicable');
}

import type { LanguageCode } from '@partsboard/contract/language';
import type { CartLine } from '@partsboard/contract/cart';
import type { LineVehicle, LineVehicles } from '@partsboard/contract/line-vehicles';
import { fromBasisPoints, toMajor } from '@partsboard/domain/money';
import { lineTotal } from '@partsboard/domain/totals';
import { toPriceFields } from '../pricing/pricing.service.ts';
import type { ShownCartLine } from './cart.service.ts';

/** For pages of the build before, which know one vehicle of a line. */
function lastVehicle(vehicles: LineVehicles): LineVehicle | null {
  const last = vehicles.at(-1);
  return last === undefined ? null : { Id: last.Id, Name: last.Name };
}

export const toCartLine = (
  line: ShownCartLine,
  supply: Pick<CartLine, 'Supply' | 'Available'>,
  language: LanguageCode,
): CartLine => ({
  Quantity: line.quantity,
  Place: line.place,
  Vehicle: lastVehicle(line.vehicles),
  Vehicles: line.vehicles,
  Product: {
    Id: line.partId,
    Sku: line.sku,
    Name: line.name[language],
    ...toPriceFields(line.price),
    VatRate: fromBasisPoints(line.price.vatRate),
    PictureUrl: line.pictureUrl,
  },
  Total: toMajor(lineTotal({ unit: line.price.own, quantity: line.quantity })),
  CoreDeposit: toMajor(line.deposit.gross),
  ...supply,
  ...(line.asOf !== undefined && { StockAsOf: line.asOf.toISOString() }),
});

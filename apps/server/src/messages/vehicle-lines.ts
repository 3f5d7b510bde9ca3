import type { LanguageCode } from '@partsboard/contract/language';
import type { LineVehicles } from '@partsboard/contract/line-vehicles';
import { fullVehicleName } from '@partsboard/domain/line-vehicles';
import { texts } from './texts.ts';

/** For which vehicles a line of an order is, a row for each; pieces are said where they are not all. */
export const vehicleLines = (quantity: number, vehicles: LineVehicles, language: LanguageCode): string[] =>
  vehicles.map((vehicle) => {
    const text = texts[language].orderMail.forVehicle(fullVehicleName(vehicle));
    return vehicle.Quantity === quantity ? text : `${text} (${vehicle.Quantity})`;
  });

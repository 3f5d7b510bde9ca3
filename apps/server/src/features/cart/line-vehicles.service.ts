import {
  LineFilter,
  LineVehicles,
  MAX_LINE_FILTER_LENGTH,
  type LineVehicle,
  type VehiclesOfLine,
} from '@partsboard/contract/line-vehicles';
import { fullVehicleName, vehiclesWithin, withAddedVehicles } from '@partsboard/domain/line-vehicles';
import { Compile } from 'typebox/compile';
import { Value } from 'typebox/value';
import { fieldError } from '../../http/errors/domain-error.ts';

/** Compiled, since a cart has hundreds of lines. */
const storedVehicles = Compile(LineVehicles);

/** The vehicles of a stored line. A server of the version before may have lowered its quantity alone. */
export const readVehicles = (stored: unknown, quantity: number): LineVehicles =>
  vehiclesWithin(storedVehicles.Parse(stored), quantity);

/** The vehicles that a call gives for pieces that it adds, as lines store them. */
export const toLineVehicles = (vehicles: LineVehicles, quantity: number): LineVehicles =>
  vehiclesWithin(withAddedVehicles([], vehicles), quantity).map(({ Filter, ...vehicle }) =>
    Filter && JSON.stringify(Filter).length <= MAX_LINE_FILTER_LENGTH ? { ...vehicle, Filter } : vehicle,
  );

/** The same where all pieces are for one vehicle, or for none. */
export const allForVehicle = (vehicle: LineVehicle | null | undefined, quantity: number): LineVehicles =>
  vehicle ? toLineVehicles([{ ...vehicle, Quantity: quantity }], quantity) : [];

interface VehicleQuery {
  readonly vehicleId?: number;
  readonly vehicleName?: string;
  readonly vehicleVin?: string;
  readonly vehicleFilter?: string;
}

/** The vehicle of a call whose body is only rows. */
export function vehicleOfQuery(query: VehicleQuery): LineVehicle | null {
  const { vehicleId = null, vehicleName, vehicleVin, vehicleFilter } = query;
  if (vehicleName === undefined) return null;
  return {
    Id: vehicleId,
    Name: vehicleName,
    ...(vehicleVin !== undefined && { Vin: vehicleVin }),
    ...(vehicleFilter !== undefined && { Filter: parseFilter(vehicleFilter) }),
  };
}

function parseFilter(text: string): LineFilter {
  try {
    const filter: unknown = JSON.parse(text);
    if (Value.Check(LineFilter, filter)) return filter;
  } catch {
    // Said below.
  }
  throw fieldError('vehicleFilter', (t) => t.validation.wrongFormat);
}

/** The vehicles of a line as staff and other systems read them. */
export const toVehiclesOfLine = (stored: unknown): VehiclesOfLine =>
  storedVehicles.Parse(stored).map((vehicle) => ({
    vin: vehicle.Vin ?? null,
    name: fullVehicleName(vehicle),
    quantity: vehicle.Quantity,
  }));

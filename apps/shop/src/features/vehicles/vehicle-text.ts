import type { Vehicle, VehicleKind } from '@partsboard/contract/vehicles';

/** What the vehicle is called: `Vendra 320d Touring`. */
export const vehicleName = ({ VehicleInfo: { marke, verkaufsbezeichnung } }: Vehicle): string =>
  `${marke} ${verkaufsbezeichnung}`;

/** `05/2014`: workshops speak of the production month, not of a day. */
export const productionMonth = ({ Year, Month }: Pick<Vehicle, 'Year' | 'Month'>): string =>
  `${String(Month).padStart(2, '0')}/${Year}`;

/** What tells it apart from its sisters: series, engine and production month. */
export const vehicleDescription = (vehicle: Vehicle): string =>
  [vehicle.VehicleInfo.baureihe, vehicle.VehicleInfo.motor, productionMonth(vehicle)]
    .filter(Boolean)
    .join(' · ');

/** Whether this is one car, known by its VIN, and not the description of many. */
export const isIdentifiedByVin = (vehicle: Vehicle | null): boolean => vehicle?.VehicleId != null;

/** The kind of vehicle that prices and carts are asked for; cars unless another is chosen. */
export const vehicleKind = (vehicle: Vehicle | null): VehicleKind => vehicle?.VehicleInfo.produktart ?? 'PKW';

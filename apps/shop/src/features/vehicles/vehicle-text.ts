import type { LineFilter, LineVehicle } from '@partsboard/contract/line-vehicles';
import type { Vehicle, VehicleKind } from '@partsboard/contract/vehicles';
import { vehicleFilterInput, type AnsweredVehicle } from '@partsboard/contract/vehicle-filter-input';
import { MAX_LINE_FILTER_LENGTH } from '../../lib/api/contract-values.ts';

/** The name of the vehicle: `Vendra 320d Touring`. */
export const vehicleName = ({ VehicleInfo: { marke, verkaufsbezeichnung } }: Vehicle): string =>
  `${marke} ${verkaufsbezeichnung}`;

/** `05/2014`: workshops use the production month, not the day. */
export const productionMonth = ({ Year, Month }: Pick<Vehicle, 'Year' | 'Month'>): string =>
  `${String(Month).padStart(2, '0')}/${Year}`;

/** Series, engine and production month, which distinguish it from similar vehicles. */
export const vehicleDescription = (vehicle: Vehicle): string =>
  [vehicle.VehicleInfo.baureihe, vehicle.VehicleInfo.motor, productionMonth(vehicle)]
    .filter(Boolean)
    .join(' · ');

/** What the vehicle is judged by later: its description where it has no VIN, and what was said about its equipment. */
function lineFilter(vehicle: AnsweredVehicle): LineFilter | null {
  const { Answers = [] } = vehicle;
  const filter: LineFilter = {
    ...(vehicle.VehicleId === null && {
      year: vehicle.Year,
      month: vehicle.Month,
      transmissionType: vehicle.TransmissionType,
      vehicleKeyList: vehicle.VehicleKeyList,
      equipmentList: vehicle.EquipmentList,
    }),
    ...(Answers.length > 0 && { equipmentAnswers: [...Answers] }),
  };
  const text = JSON.stringify(filter);
  return text === '{}' || text.length > MAX_LINE_FILTER_LENGTH ? null : filter;
}

/** The vehicle as a cart line remembers it: `Vendra 320d Touring, SXV…K482913`. */
export const lineVehicle = (vehicle: AnsweredVehicle): LineVehicle => ({
  Id: vehicle.VehicleId,
  Vin: vehicle.Vin,
  Filter: lineFilter(vehicle),
  Name: `${vehicleName(vehicle).slice(0, 100)}, ${
    vehicle.Vin === null ? productionMonth(vehicle) : `${vehicle.Vin.slice(0, 3)}…${vehicle.Vin.slice(-7)}`
  }`,
});

/** Whether this is a single vehicle, found by its VIN. */
export const isIdentifiedByVin = (vehicle: Vehicle | null): boolean => vehicle?.VehicleId != null;

/** The same text for the same vehicle, whatever was answered about its equipment; null without a vehicle. */
export const vehicleKey = (vehicle: Vehicle | null): string | null =>
  vehicle && JSON.stringify({ ...vehicleFilterInput(vehicle), equipmentAnswers: null });

/** The kind of vehicle for prices and carts; cars by default. */
export const vehicleKind = (vehicle: Vehicle | null): VehicleKind => vehicle?.VehicleInfo.produktart ?? 'PKW';

import type { EquipmentAnswer, Vehicle, VehicleFilterInput, VehicleKind } from './vehicles.ts';

/** The brand whose cars are shown until a vehicle or another catalogue is chosen. */
const DEFAULT_BRAND_ID = 2;
export const DEFAULT_VEHICLE_TYPE = 'PKW' satisfies VehicleKind;

/** The filter of catalogue calls without a vehicle. Only the default catalogue is that of one brand. */
const filterWithoutVehicle = (vehicleType: VehicleKind) =>
  ({
    vehicleId: null,
    month: null,
    year: null,
    equipmentList: [],
    vehicleKeyList: [],
    transmissionType: null,
    brandId: vehicleType === DEFAULT_VEHICLE_TYPE ? DEFAULT_BRAND_ID : null,
    vehicleType,
  }) satisfies VehicleFilterInput;

/** A vehicle with what a person has said about its equipment. */
export interface AnsweredVehicle extends Vehicle {
  readonly Answers?: readonly EquipmentAnswer[];
}

/**
 * A vehicle as the calls of the catalogue name it.
 *
 * @param vehicleType the catalogue that is browsed where no vehicle is chosen
 */
export const vehicleFilterInput = (
  vehicle: AnsweredVehicle | null | undefined,
  vehicleType: VehicleKind = DEFAULT_VEHICLE_TYPE,
): VehicleFilterInput =>
  vehicle
    ? {
        vehicleId: vehicle.VehicleId,
        month: vehicle.Month,
        year: vehicle.Year,
        equipmentList: vehicle.EquipmentList,
        vehicleKeyList: vehicle.VehicleKeyList,
        transmissionType: vehicle.TransmissionType,
        brandId: vehicle.BrandId,
        vehicleType: vehicle.VehicleType,
        ...(vehicle.Answers?.length ? { equipmentAnswers: [...vehicle.Answers] } : {}),
      }
    : filterWithoutVehicle(vehicleType);

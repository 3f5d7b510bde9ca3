import type { Vehicle, VehicleFilterInput } from './vehicles.ts';

/** A vehicle as the calls of the catalogue name it; none where no vehicle is chosen. */
export const vehicleFilterInput = (vehicle: Vehicle | null | undefined): VehicleFilterInput =>
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
      }
    : {};

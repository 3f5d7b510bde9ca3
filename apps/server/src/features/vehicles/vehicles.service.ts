import type { VehicleFilterInput, VehicleKind } from '@partsboard/contract/vehicles';
import type { EquipmentKnowledge } from '@partsboard/domain/equipment-condition-evaluation';
import type { CandidateType, DescribedVehicle } from '@partsboard/domain/line-fit';
import { withAnswer } from '@partsboard/domain/equipment-interview';
import { monthNumber } from '@partsboard/domain/month';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { catalogueCache } from '../catalogue-lookups/catalogue-cache.service.ts';
import type { CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import { findCandidateTypes, findChosenCar, type TypeOfBrand } from './vehicles.repository.ts';

/** The part of the catalogue that is browsed without a vehicle; null means any. */
export interface CatalogueScope {
  readonly brandId: number | null;
  readonly kind: VehicleKind | null;
}

/** The vehicle that a catalogue call names. */
export interface ChosenVehicle extends DescribedVehicle {
  /** The car itself, where it is known by its VIN. */
  readonly vehicleId: number | null;
  /** Its brand; null without a vehicle, and where it may be of several. */
  readonly brandId: number | null;
  /** Null with a vehicle, and without one for the whole catalogue. */
  readonly scope: CatalogueScope | null;
}

/** The types that the vehicle may be of. */
export const typeIdsOf = (vehicle: ChosenVehicle): number[] => vehicle.candidates.map(({ id }) => id);

export const isChosenVehicle = (vehicle: ChosenVehicle): boolean => vehicle.candidates.length > 0;

function knowledgeOf(
  lookups: CatalogueLookups,
  present: Iterable<string>,
  complete: boolean,
): EquipmentKnowledge {
  return {
    present: new Set(present),
    absent: new Set(),
    complete,
    groupOf: (code) => lookups.equipmentByCode.get(code)?.exclusiveGroup ?? undefined,
  };
}

const monthOf = ({ year, month }: VehicleFilterInput): number | null =>
  year == null || month == null ? null : monthNumber(year, month);

const withTransmission = (types: CandidateType[], chosen: string | null | undefined): CandidateType[] =>
  chosen === 'M' || chosen === 'A'
    ? types.map((type) => ({ ...type, transmission: type.transmission ?? chosen }))
    : types;

/** Some MB: a car is its type, month and a hundred or so pieces of equipment. */
const MAX_CARS = 1_000;

const carCache = catalogueCache<number, ChosenVehicle>('cars', { max: MAX_CARS });

/** A car by its id. All calls about one car ask for it, a dozen for each board that is opened. */
const findCar = (db: Db, lookups: CatalogueLookups, vehicleId: number): Promise<ChosenVehicle | undefined> =>
  carCache(lookups).getOrRead(vehicleId, () => readCar(db, lookups, vehicleId));

async function readCar(
  db: Db,
  lookups: CatalogueLookups,
  vehicleId: number,
): Promise<ChosenVehicle | undefined> {
  const car = await findChosenCar(db, vehicleId);
  if (car === undefined) return undefined;
  const codes = [...(car.standardIds ?? []), ...(car.optionalIds ?? [])]
    .map((id) => lookups.equipment.get(id)?.code)
    .filter((code) => code !== undefined);
  const [year, month] = car.produced.split('-').map(Number);
  return {
    vehicleId: car.vehicleId,
    brandId: car.brandId,
    scope: null,
    candidates: [{ id: car.id, steering: car.steering, transmission: car.transmission }],
    month: monthNumber(year ?? 0, month ?? 1),
    equipment: knowledgeOf(lookups, codes, car.equipmentComplete),
  };
}

/** The brand of a car; null where the catalogue has no such car any more. */
export const brandOfCar = async (
  db: Db,
  lookups: CatalogueLookups,
  vehicleId: number,
): Promise<number | null> => (await findCar(db, lookups, vehicleId))?.brandId ?? null;

function onlyBrand(types: readonly TypeOfBrand[]): number | null {
  const [first = null, ...others] = new Set(types.map(({ brandId }) => brandId));
  return others.length === 0 ? first : null;
}

function scopeOf({ brandId = null, vehicleType = null }: VehicleFilterInput): CatalogueScope | null {
  return brandId === null && vehicleType === null ? null : { brandId, kind: vehicleType };
}

/** The vehicle with what a person has said about its equipment. */
const withAnswers = (vehicle: ChosenVehicle, { equipmentAnswers = [] }: VehicleFilterInput): ChosenVehicle =>
  equipmentAnswers.length === 0
    ? vehicle
    : {
        ...vehicle,
        equipment: equipmentAnswers.reduce(
          (known, { Asked, Has }) => withAnswer(known, Asked, Has),
          vehicle.equipment,
        ),
      };

/**
 * Finds the vehicle that a call names: the car itself if its id is known, else the description by type codes,
 * month and equipment. No vehicle named is a vehicle without candidates, for which everything may fit; brand and
 * kind of vehicle then say which part of the catalogue is meant.
 */
export async function chooseVehicle(
  db: Db,
  lookups: CatalogueLookups,
  input: VehicleFilterInput,
): Promise<ChosenVehicle> {
  const { vehicleId, vehicleKeyList = [], equipmentList = [] } = input;
  if (vehicleId != null) {
    const car = await findCar(db, lookups, vehicleId);
    if (car !== undefined) return withAnswers(car, input);
  }
  const types = vehicleKeyList.length === 0 ? [] : await findCandidateTypes(db, vehicleKeyList);
  if (types.length === 0 && (vehicleId != null || vehicleKeyList.length > 0)) {
    throw new DomainError('not-found', { title: (t) => t.vehicles.noLongerInCatalogue });
  }
  const described = {
    vehicleId: null,
    brandId: onlyBrand(types),
    scope: types.length === 0 ? scopeOf(input) : null,
    candidates: withTransmission(types, input.transmissionType),
    month: monthOf(input),
    equipment: knowledgeOf(lookups, equipmentList, false),
  };
  return withAnswers(described, input);
}

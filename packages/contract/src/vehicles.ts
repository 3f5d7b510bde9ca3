import { filterSteps } from '@partsboard/domain/filter-cascade';
import { vehicleKinds } from '@partsboard/domain/vehicle-kinds';
import { Closed, Id, LookupText, Nullable, SmallId, Type, type Static } from './schema.ts';
import { defineRoutes } from './route.ts';

/** Kinds of vehicle: cars, motorcycles, classic cars. */
export const vehicleTypes = vehicleKinds;
export const VehicleKind = Type.Enum([...vehicleTypes]);
export type VehicleKind = Static<typeof VehicleKind>;

const Code = LookupText(80);
const Year = Type.Integer({ minimum: 1900, maximum: 2200 });
const Month = Type.Integer({ minimum: 1, maximum: 12 });

export const Equipment = Closed({
  code: Type.String(),
  benennung: Type.String(),
  nachgeruestet: Type.Boolean({ description: 'Retrofitted after the car was built' }),
});
export type Equipment = Static<typeof Equipment>;

/** One car found by its VIN, or the description of one found by filters (then without Id and Vin). */
export const Vehicle = Closed({
  Id: Nullable(Id),
  Vin: Nullable(Type.String()),
  VehicleInfo: Closed({
    marke: Type.String(),
    baureihe: Type.String(),
    verkaufsbezeichnung: Type.String(),
    motor: Type.String(),
    produktionsdatum: Nullable(Type.String({ description: 'YYYY-MM-DD; null when only the month is known' })),
    vin7: Nullable(Type.String()),
    produktart: VehicleKind,
  }),
  VehicleData: Closed({
    lackCode: Nullable(Type.String()),
    polsterCode: Nullable(Type.String()),
    general: Type.Record(Type.String(), Type.String(), { description: 'Label to value, in display order' }),
  }),
  VehicleFuelQty: Type.Array(
    Closed({
      fuellmengenart: Type.String(),
      fuellmenge: Type.String(),
      hinweistext: Nullable(Type.String()),
    }),
  ),
  StandardEquipment: Type.Array(Equipment),
  OptionalEquipment: Type.Array(Equipment),
  TechnicalCampaigns: Type.Array(
    Closed({
      Status: Type.String(),
      CampaignNumber: Type.String(),
      Description: Type.String(),
      Reservations: Nullable(Type.String()),
    }),
  ),
  Year,
  Month,
  VehicleId: Nullable(Id),
  VehicleKeyList: Type.Array(Code, { description: 'Codes of the vehicle types that the description leaves' }),
  EquipmentList: Type.Array(Code, { description: 'Equipment codes known to be in the car' }),
  VehicleType: VehicleKind,
  TransmissionType: Nullable(Code),
  BrandId: Id,
});
export type Vehicle = Static<typeof Vehicle>;

/** What a person said about a vehicle: which of the codes asked about it has. */
export const EquipmentAnswer = Closed({
  Asked: Type.Array(Code, { minItems: 1, maxItems: 50 }),
  Has: Nullable(Code),
});
export type EquipmentAnswer = Static<typeof EquipmentAnswer>;

/** The vehicle as catalogue calls name it; everything absent means that no vehicle is chosen. */
export const VehicleFilterInput = Closed({
  vehicleId: Type.Optional(Nullable(Id)),
  month: Type.Optional(Nullable(Month)),
  year: Type.Optional(Nullable(Year)),
  equipmentList: Type.Optional(Type.Array(Code, { maxItems: 500 })),
  vehicleKeyList: Type.Optional(Type.Array(Code, { maxItems: 200 })),
  transmissionType: Type.Optional(Nullable(Code)),
  brandId: Type.Optional(Nullable(SmallId)),
  vehicleType: Type.Optional(Nullable(VehicleKind)),
  equipmentAnswers: Type.Optional(
    Type.Array(EquipmentAnswer, {
      maxItems: 100,
      description: 'What is known beyond the vehicle’s own list',
    }),
  ),
});
export type VehicleFilterInput = Static<typeof VehicleFilterInput>;

/** The steps of the filter modal, as `level4/VehicleFilter?type=` names them. */
export const filterTypes = filterSteps;
export const FilterType = Type.Enum([...filterTypes]);
export type FilterType = Static<typeof FilterType>;

/** What has been chosen so far in the filter modal. */
export const FilterState = Closed({
  brandId: Type.Optional(Nullable(SmallId)),
  category: Type.Optional(Nullable(VehicleKind)),
  catalog: Type.Optional(Nullable(Code)),
  serie: Type.Optional(Nullable(Code)),
  bodyId: Type.Optional(Nullable(Code)),
  modelId: Type.Optional(Nullable(Code)),
  engineId: Type.Optional(Nullable(Code)),
  versionList: Type.Optional(Type.Array(Code, { maxItems: 100 })),
  year: Type.Optional(Nullable(Year)),
  month: Type.Optional(Nullable(Month)),
  transmissionId: Type.Optional(Nullable(Code)),
  steeringId: Type.Optional(Nullable(Code)),
  typeId: Type.Optional(Nullable(Code)),
});
export type FilterState = Static<typeof FilterState>;

/** One option of a step: its value in {@link FilterState} (as text) and what a person reads. */
export const FilterOption = Closed({ Id: Type.String(), Name: Type.String() });
export type FilterOption = Static<typeof FilterOption>;

export const vehicleRoutes = defineRoutes({
  vehicleByVin: {
    method: 'GET',
    path: 'level4/Vehicle',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary: 'Cars with this VIN: 17 characters or the last 7; none is a 404',
    query: Closed({ vin: LookupText(60) }),
    response: Type.Array(Vehicle),
  },
  vehicleFilter: {
    method: 'POST',
    path: 'level4/VehicleFilter',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary: 'Options of one filter step that still lead to a vehicle',
    query: Closed({ type: FilterType }),
    body: FilterState,
    response: Type.Array(FilterOption),
  },
  vehicleSearch: {
    method: 'POST',
    path: 'Level4/VehicleSearch',
    access: 'customer',
    changesWith: 'catalogue',
    tag: 'Vehicle catalogue',
    summary: 'The vehicle that the filters describe',
    body: FilterState,
    response: Vehicle,
  },
});

import type { LanguageCode } from '@partsboard/contract/language';
import type { VehicleKind } from '@partsboard/domain/vehicle-kinds';
import type { CandidateType } from '@partsboard/domain/line-fit';
import { sql, type RawBuilder } from 'kysely';
import { compiledForLanguage } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { localisedText } from '../../db/localised-text.ts';
import { filterValueOf } from '../../db/rows-by-key.ts';

type Fluid = readonly [kind: string, quantity: string, unit: string, note: string | null];
type Campaign = readonly [isDone: boolean, number: string, description: string, reservations: string | null];

/** A vehicle type with its names, the technical data and fluids that are the same for all of its cars. */
export interface VehicleTypeRow extends CandidateType {
  readonly code: string;
  readonly category: VehicleKind;
  readonly brandId: number;
  readonly brand: string;
  readonly serie: string;
  readonly model: string;
  readonly engine: string | null;
  readonly data: readonly (readonly [name: string, value: string])[];
  readonly fluids: readonly Fluid[];
}

/** A car by itself; the rest is what its type says. */
export interface VehicleRow {
  readonly vehicleId: number;
  readonly typeId: number;
  readonly vin: string;
  readonly produced: string;
  readonly paint: string | null;
  readonly upholstery: string | null;
  readonly standardIds: readonly number[] | null;
  readonly optionalIds: readonly number[] | null;
  readonly retrofittedIds: readonly number[] | null;
  readonly campaigns: readonly Campaign[];
}

/** A type that a vehicle may be of, and whose it is. */
export interface TypeOfBrand extends CandidateType {
  readonly brandId: number;
}

/** What of a chosen car decides which lines fit it. */
export interface ChosenCarRow extends TypeOfBrand {
  readonly vehicleId: number;
  readonly produced: string;
  readonly equipmentComplete: boolean;
  readonly standardIds: readonly number[] | null;
  readonly optionalIds: readonly number[] | null;
}

/** Cars whose VINs end alike are few; this only keeps a strange catalogue from flooding the screen. */
const MAX_CARS = 50;

const typeColumns = (language: LanguageCode): RawBuilder<unknown> => sql`
  vehicle_type.id, vehicle_type.code, vehicle_type.category, vehicle_type.steering,
  vehicle_type.transmission, vehicle_type.brand_id as "brandId", brand.name as brand,
  ${localisedText('serie.name', language)} as serie,
  ${localisedText('model.name', language)} as model,
  ${localisedText('engine.name', language)} as engine,
  (
    select coalesce(json_agg(json_build_array(
      ${localisedText('data.name', language)}, ${localisedText('data.value', language)}
    ) order by data.position), '[]')
    from catalogue.vehicle_type_data as data
    where data.vehicle_type_id = vehicle_type.id
  ) as data,
  (
    select coalesce(json_agg(json_build_array(
      ${localisedText('fluid.kind', language)}, trim_scale(fluid.quantity)::text, fluid.unit,
      ${localisedText('fluid.note', language)}
    ) order by fluid.position), '[]')
    from catalogue.fluid
    where fluid.vehicle_type_id = vehicle_type.id
  ) as fluids`;

const filterValuesOfType = sql`
  join brand on brand.id = vehicle_type.brand_id
  cross join lateral ${filterValueOf('vehicle_type.serie_id')} as serie
  cross join lateral ${filterValueOf('vehicle_type.model_id')} as model
  left join lateral ${filterValueOf('vehicle_type.engine_id')} as engine on true`;

const selectVehicles = (language: LanguageCode, isMeant: RawBuilder<unknown>): RawBuilder<VehicleRow> =>
  sql<VehicleRow>`
    select vehicle.id as "vehicleId", vehicle.vehicle_type_id as "typeId", vehicle.vin, vehicle.produced,
      vehicle.paint, vehicle.upholstery, equipment_set.equipment_ids as "standardIds",
      vehicle.optional_ids as "optionalIds", vehicle.retrofitted_ids as "retrofittedIds",
      (
        select coalesce(json_agg(json_build_array(
          vehicle_campaign.is_done, campaign.number,
          ${localisedText('campaign.description', language)},
          ${localisedText('campaign.reservations', language)}
        ) order by vehicle_campaign.is_done, campaign.number), '[]')
        from catalogue.vehicle_campaign
        join catalogue.campaign on campaign.id = vehicle_campaign.campaign_id
        where vehicle_campaign.vehicle_id = vehicle.id
      ) as campaigns
    from catalogue.vehicle
    left join catalogue.equipment_set on equipment_set.id = vehicle.equipment_set_id
    where ${isMeant}
    order by vehicle.produced desc, vehicle.vin
    limit ${sql.lit(MAX_CARS)}`;

const findByVin = compiledForLanguage((db: Db, language: LanguageCode, vin: string) =>
  selectVehicles(language, sql`vehicle.vin = ${vin}`).compile(db),
);

const findByLastSeven = compiledForLanguage((db: Db, language: LanguageCode, lastSeven: string) =>
  selectVehicles(language, sql`right(vehicle.vin, 7) = ${lastSeven}`).compile(db),
);

/** Cars by their whole VIN or its last seven characters, newest first. */
export const findVehicles = (
  db: Db,
  searched: { readonly vin: string } | { readonly lastSeven: string },
  language: LanguageCode,
): Promise<VehicleRow[]> =>
  'vin' in searched
    ? findByVin(db, language, searched.vin)
    : findByLastSeven(db, language, searched.lastSeven);

export const findVehicleTypes = compiledForLanguage(
  (db: Db, language: LanguageCode, ids: readonly number[]) =>
    sql<VehicleTypeRow>`
      select ${typeColumns(language)}
      from catalogue.vehicle_type
      ${filterValuesOfType}
      where vehicle_type.id = any(${ids}::smallint[])
      order by vehicle_type.code`.compile(db),
);

export const findChosenCar = (db: Db, vehicleId: number): Promise<ChosenCarRow | undefined> =>
  db
    .selectFrom('catalogue.vehicle as vehicle')
    .innerJoin('catalogue.vehicle_type as type', 'type.id', 'vehicle.vehicle_type_id')
    .leftJoin('catalogue.equipment_set as set', 'set.id', 'vehicle.equipment_set_id')
    .select([
      'vehicle.id as vehicleId',
      'type.id as id',
      'type.steering',
      'type.transmission',
      'type.brand_id as brandId',
      'vehicle.produced',
      'vehicle.equipment_complete as equipmentComplete',
      'set.equipment_ids as standardIds',
      'vehicle.optional_ids as optionalIds',
    ])
    .where('vehicle.id', '=', vehicleId)
    .executeTakeFirst();

export const findCandidateTypes = (db: Db, codes: readonly string[]): Promise<TypeOfBrand[]> =>
  db
    .selectFrom('catalogue.vehicle_type')
    .select(['id', 'steering', 'transmission', 'brand_id as brandId'])
    .where('code', '=', sql<string>`any(${codes}::text[])`)
    .execute();

import type { LanguageCode } from '@partsboard/contract/language';
import type { Equipment, Vehicle } from '@partsboard/contract/vehicles';
import { vinLastSeven } from '@partsboard/domain/vin';
import { texts } from '../../messages/texts.ts';
import { nameIn, type CatalogueLookups } from '../catalogue-lookups/catalogue-lookups.service.ts';
import type { VehicleRow, VehicleTypeRow } from './vehicles.repository.ts';

const amount = (quantity: string, unit: string, language: LanguageCode): string =>
  `${language === 'pl' ? quantity.replace('.', ',') : quantity} ${unit}`;

function equipmentOf(
  ids: readonly number[] | null,
  retrofitted: ReadonlySet<number>,
  lookups: CatalogueLookups,
  language: LanguageCode,
): Equipment[] {
  return (ids ?? [])
    .map((id) => lookups.equipment.get(id))
    .filter((row) => row !== undefined)
    .map((row) => ({
      code: row.code,
      benennung: nameIn(row, language),
      nachgeruestet: retrofitted.has(row.id),
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

const infoOf = (type: VehicleTypeRow) => ({
  marke: type.brand,
  baureihe: type.serie,
  verkaufsbezeichnung: type.model,
  motor: type.engine ?? '',
  produktart: type.category,
});

const fluidsOf = (fluids: VehicleTypeRow['fluids'], language: LanguageCode): Vehicle['VehicleFuelQty'] =>
  fluids.map(([kind, quantity, unit, note]) => ({
    fuellmengenart: kind,
    fuellmenge: amount(quantity, unit, language),
    hinweistext: note,
  }));

export function toVehicle(
  row: VehicleRow,
  type: VehicleTypeRow,
  lookups: CatalogueLookups,
  language: LanguageCode,
): Vehicle {
  const retrofitted = new Set(row.retrofittedIds);
  const standard = equipmentOf(row.standardIds, retrofitted, lookups, language);
  const optional = equipmentOf(row.optionalIds, retrofitted, lookups, language);
  const { campaignDone, campaignOpen } = texts[language].vehicles;
  return {
    Id: row.vehicleId,
    Vin: row.vin,
    VehicleInfo: { produktionsdatum: row.produced, vin7: vinLastSeven(row.vin), ...infoOf(type) },
    VehicleData: {
      lackCode: row.paint,
      polsterCode: row.upholstery,
      general: Object.fromEntries(type.data),
    },
    VehicleFuelQty: fluidsOf(type.fluids, language),
    StandardEquipment: standard,
    OptionalEquipment: optional,
    TechnicalCampaigns: row.campaigns.map(([isDone, number, description, reservations]) => ({
      Status: isDone ? campaignDone : campaignOpen,
      CampaignNumber: number,
      Description: description,
      Reservations: reservations,
    })),
    Year: Number(row.produced.slice(0, 4)),
    Month: Number(row.produced.slice(5, 7)),
    VehicleId: row.vehicleId,
    VehicleKeyList: [type.code],
    EquipmentList: [...standard, ...optional].map(({ code }) => code),
    VehicleType: type.category,
    TransmissionType: type.transmission,
    BrandId: type.brandId,
  };
}

/** What all of them share, in the order of the first. */
function common<T>(lists: readonly (readonly T[])[]): T[] {
  const [first = [], ...others] = lists;
  const keys = others.map((list) => new Set(list.map((entry) => JSON.stringify(entry))));
  return first.filter((entry) => keys.every((known) => known.has(JSON.stringify(entry))));
}

const sameOrNull = <T>(values: readonly T[]): T | null =>
  new Set(values).size === 1 ? (values[0] ?? null) : null;

/** The description of a car that the filters have found: what holds for every type that they leave. */
export function toDescribedVehicle(
  types: readonly [VehicleTypeRow, ...VehicleTypeRow[]],
  year: number,
  month: number,
  language: LanguageCode,
): Vehicle {
  const [first] = types;
  return {
    Id: null,
    Vin: null,
    VehicleInfo: { ...infoOf(first), produktionsdatum: null, vin7: null },
    VehicleData: {
      lackCode: null,
      polsterCode: null,
      general: Object.fromEntries(common(types.map(({ data }) => data))),
    },
    VehicleFuelQty: fluidsOf(common(types.map(({ fluids }) => fluids)), language),
    StandardEquipment: [],
    OptionalEquipment: [],
    TechnicalCampaigns: [],
    Year: year,
    Month: month,
    VehicleId: null,
    VehicleKeyList: types.map(({ code }) => code),
    EquipmentList: [],
    VehicleType: first.category,
    TransmissionType: sameOrNull(types.map(({ transmission }) => transmission)),
    BrandId: first.brandId,
  };
}

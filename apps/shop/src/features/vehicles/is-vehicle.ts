import type { EquipmentAnswer, Vehicle, VehicleKind } from '@partsboard/contract/vehicles';
import type { FilterChoices } from '@partsboard/domain/filter-cascade';
import { isObject } from '@partsboard/ui/lib/is-object.ts';

/**
 * Whether a value is a vehicle. It comes from local storage, which may contain anything. The contract's schema could
 * check it too, but would bring the schema library into the browser.
 */
export function isVehicle(value: unknown): value is Vehicle {
  return (
    isObject(value) &&
    isIdOrNull(value.Id) &&
    isTextOrNull(value.Vin) &&
    isVehicleInfo(value.VehicleInfo) &&
    isVehicleData(value.VehicleData) &&
    isListOf(value.VehicleFuelQty, isFluid) &&
    isListOf(value.StandardEquipment, isEquipment) &&
    isListOf(value.OptionalEquipment, isEquipment) &&
    isListOf(value.TechnicalCampaigns, isCampaign) &&
    isWithin(value.Year, 1900, 2200) &&
    isWithin(value.Month, 1, 12) &&
    isIdOrNull(value.VehicleId) &&
    isListOf(value.VehicleKeyList, isText) &&
    isListOf(value.EquipmentList, isText) &&
    isKind(value.VehicleType) &&
    isTextOrNull(value.TransmissionType) &&
    isWithin(value.BrandId, 1, Number.MAX_SAFE_INTEGER)
  );
}

/** Whether a value is the choices of the vehicle filter; it comes from local storage too. */
export const isFilterChoices = (value: unknown): value is FilterChoices =>
  isObject(value) &&
  [value.brandId, value.year, value.month].every(isIdOrNull) &&
  [value.catalog, value.typeId, value.serie, value.bodyId, value.modelId, value.engineId].every(
    isTextOrNull,
  ) &&
  [value.steeringId, value.transmissionId].every(isTextOrNull) &&
  isListOf(value.versionList, isText) &&
  (value.category === null || isKind(value.category));

export const areCodes = (value: unknown): value is string[] => isListOf(value, isText);

/** Whether a value is what a person has said about a vehicle's equipment. */
export const areAnswers = (value: unknown): value is EquipmentAnswer[] =>
  isListOf(value, (item) => isObject(item) && areCodes(item.Asked) && isTextOrNull(item.Has));

const kinds: readonly string[] = ['PKW', 'MOTORRAD', 'CLASSIC'] satisfies VehicleKind[];

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isWithin = (value: unknown, low: number, high: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= low && value <= high;
const isIdOrNull = (value: unknown) => value === null || isWithin(value, 1, Number.MAX_SAFE_INTEGER);
const isKind = (value: unknown) => isText(value) && kinds.includes(value);
const isListOf = (value: unknown, isItem: (item: unknown) => boolean) =>
  Array.isArray(value) && value.every(isItem);

const isVehicleInfo = (value: unknown) =>
  isObject(value) &&
  [value.marke, value.baureihe, value.verkaufsbezeichnung, value.motor].every(isText) &&
  [value.produktionsdatum, value.vin7].every(isTextOrNull) &&
  isKind(value.produktart);

const isVehicleData = (value: unknown) =>
  isObject(value) &&
  [value.lackCode, value.polsterCode].every(isTextOrNull) &&
  isObject(value.general) &&
  Object.values(value.general).every(isText);

const isFluid = (value: unknown) =>
  isObject(value) &&
  isText(value.fuellmengenart) &&
  isText(value.fuellmenge) &&
  isTextOrNull(value.hinweistext);

const isEquipment = (value: unknown) =>
  isObject(value) &&
  isText(value.code) &&
  isText(value.benennung) &&
  typeof value.nachgeruestet === 'boolean';

const isCampaign = (value: unknown) =>
  isObject(value) &&
  [value.Status, value.CampaignNumber, value.Description].every(isText) &&
  isTextOrNull(value.Reservations);

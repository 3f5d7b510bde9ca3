import { MAX_CONDITION_LENGTH } from '@partsboard/domain/equipment-condition';
import {
  callout,
  code,
  date,
  decimal,
  equipmentCode,
  equipmentList,
  fileName,
  integer,
  list,
  longText,
  month,
  oneOf,
  optional,
  partNumber,
  partReference,
  required,
  text,
  typeList,
  vin,
  yesNo,
} from './field-types.ts';
import { defineFile, defineForgivingFile, headerOf } from './file-format.ts';
import { MAX_TYPE_NUMBER } from './type-list.ts';

/** Described for people in docs/catalogue-format.md. */
const SMALLINT = 32_767;
const MAX_QUANTITY = 9_999;
const position = required(integer(0, SMALLINT));
const steering = optional(oneOf('L', 'R'));
const transmission = optional(oneOf('M', 'A'));
const names = (longest: number) => ({ name_pl: required(text(longest)), name_en: optional(text(longest)) });
export const part = { brand: required(code), number: required(partReference) };
const validity = { valid_from: optional(month), valid_to: optional(month) };

export const catalogueFile = defineFile('catalogue.csv', {
  format: required(oneOf('1')),
  name: required(text(100)),
  issued: required(date),
});

export const brandsFile = defineFile('brands.csv', {
  number: required(integer(1, 999)),
  code: required(code),
  name: required(text(60)),
});

export const catalogsFile = defineFile('catalogs.csv', { code: required(code), position, ...names(100) });

export const filterValuesFile = defineFile('filter-values.csv', {
  dimension: required(oneOf('body', 'engine', 'model', 'serie', 'type', 'version')),
  code: required(code),
  position,
  ...names(100),
});

export const equipmentFile = defineFile('equipment.csv', {
  code: required(equipmentCode),
  kind: required(oneOf('standard', 'optional')),
  exclusive_group: optional(code),
  ...names(200),
});

export const equipmentSetsFile = defineFile('equipment-sets.csv', {
  code: required(code),
  equipment: list(equipmentList),
});

export const vehicleTypesFile = defineFile('vehicle-types.csv', {
  number: required(integer(1, MAX_TYPE_NUMBER)),
  code: required(code),
  brand: required(code),
  category: required(oneOf('PKW', 'MOTORRAD', 'CLASSIC')),
  catalog: required(code),
  type: optional(code),
  serie: required(code),
  body: optional(code),
  model: required(code),
  engine: optional(code),
  version: required(code),
  steering,
  transmission,
  first_month: required(month),
  last_month: optional(month),
});

export const vehicleTypeDataFile = defineFile('vehicle-type-data.csv', {
  type: required(code),
  position,
  ...names(100),
  value_pl: required(text(200)),
  value_en: optional(text(200)),
});

export const fluidsFile = defineFile('fluids.csv', {
  type: required(code),
  position,
  kind_pl: required(text(100)),
  kind_en: optional(text(100)),
  quantity: required(decimal(3, 0, 9_999_999)),
  unit: required(text(10)),
  note_pl: optional(text(500)),
  note_en: optional(text(500)),
});

export const campaignsFile = defineFile('campaigns.csv', {
  number: required(code),
  description_pl: required(text(500)),
  description_en: optional(text(500)),
  reservations_pl: optional(text(500)),
  reservations_en: optional(text(500)),
});

export const vehiclesFile = defineFile('vehicles.csv', {
  vin: required(vin),
  type: required(code),
  produced: required(date),
  paint: optional(text(10)),
  upholstery: optional(text(10)),
  standard_set: optional(code),
  optional: list(equipmentList),
  retrofitted: list(equipmentList),
  equipment_complete: required(yesNo),
});

export const vehicleCampaignsFile = defineFile('vehicle-campaigns.csv', {
  vin: required(vin),
  campaign: required(code),
  status: required(oneOf('open', 'done')),
});

export const categoriesFile = defineFile('categories.csv', {
  code: required(code),
  parent: optional(code),
  position,
  ...names(100),
  picture: optional(fileName),
});

export const drawingsFile = defineFile('drawings.csv', { code: required(code), file: required(fileName) });

export const hotspotsFile = defineFile('hotspots.csv', {
  drawing: required(code),
  callout: required(callout),
  x1: required(integer(0, 800)),
  y1: required(integer(0, 560)),
  x2: required(integer(0, 800)),
  y2: required(integer(0, 560)),
});

export const discountGroupsFile = defineFile('discount-groups.csv', { code: required(code), ...names(100) });

export const discountTablesFile = defineFile('discount-tables.csv', {
  code: required(code),
  name: required(text(100)),
});

export const discountsFile = defineFile('discounts.csv', {
  table: required(code),
  group: required(code),
  percent: required(decimal(2, 0, 10_000)),
});

export const attributesFile = defineFile('attributes.csv', {
  name: required(text(60)),
  position,
  ...names(100),
});

export const partsFile = defineFile('parts.csv', {
  brand: required(code),
  number: required(partNumber),
  ...names(200),
  description_pl: optional(longText(4000)),
  description_en: optional(longText(4000)),
  weight: optional(integer(0, 9_999_999)),
  unit: required(oneOf('pc', 'set', 'pair', 'm', 'l', 'kg')),
  pack_quantity: required(integer(1, MAX_QUANTITY)),
  discount_group: optional(code),
  picture: optional(fileName),
});

export const partAttributesFile = defineFile('part-attributes.csv', {
  ...part,
  attribute: required(text(60)),
  position,
  value_pl: required(text(500)),
  value_en: optional(text(500)),
});

export const supersessionsFile = defineFile('supersessions.csv', {
  ...part,
  new_brand: required(code),
  new_number: required(partReference),
  since: required(date),
  fits_old: required(yesNo),
});

const partList = {
  ...part,
  position,
  item_brand: required(code),
  item_number: required(partReference),
  quantity: required(integer(1, MAX_QUANTITY)),
};

export const bundlesFile = defineFile('bundles.csv', partList);
export const repairListsFile = defineFile('repair-lists.csv', partList);
export const fitListsFile = defineFile('fit-lists.csv', partList);

export const boardsFile = defineFile('boards.csv', {
  code: required(code),
  category: required(code),
  position,
  drawing: required(code),
  ...names(200),
  retrofit: required(yesNo),
  vehicle_specific: required(yesNo),
  ...validity,
});

export const boardLinesFile = defineFile('board-lines.csv', {
  board: required(code),
  line: required(integer(1, SMALLINT)),
  callout: optional(callout),
  ...part,
  comment_before_pl: optional(text(500)),
  comment_before_en: optional(text(500)),
  comment_after_pl: optional(text(500)),
  comment_after_en: optional(text(500)),
  ...validity,
  steering,
  transmission,
  condition: optional(text(MAX_CONDITION_LENGTH)),
});

export const fitmentFile = defineFile('fitment.csv', {
  board: required(code),
  line: required(integer(1, SMALLINT)),
  quantity: optional(integer(1, MAX_QUANTITY)),
  types: required(typeList),
});

export const pricesFile = defineForgivingFile('prices.csv', {
  ...part,
  net: required(decimal(2, 1, 999_999_999)),
  vat: required(decimal(2, 0, 10_000)),
});

export const stockFile = defineForgivingFile('stock.csv', {
  warehouse: required(text(60)),
  ...part,
  quantity: required(integer(0, 1_000_000)),
});

/** All files of a folder, in the order in which they are read: each after those that it refers to. */
export const catalogueFiles = [
  catalogueFile,
  brandsFile,
  catalogsFile,
  filterValuesFile,
  equipmentFile,
  equipmentSetsFile,
  vehicleTypesFile,
  vehicleTypeDataFile,
  fluidsFile,
  campaignsFile,
  vehiclesFile,
  vehicleCampaignsFile,
  categoriesFile,
  drawingsFile,
  hotspotsFile,
  discountGroupsFile,
  discountTablesFile,
  discountsFile,
  attributesFile,
  partsFile,
  partAttributesFile,
  supersessionsFile,
  bundlesFile,
  repairListsFile,
  fitListsFile,
  boardsFile,
  boardLinesFile,
  fitmentFile,
  pricesFile,
  stockFile,
] as const;

/** The header line of every file by its name. */
export const catalogueHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  catalogueFiles.map((file) => [file.name, headerOf(file)]),
);

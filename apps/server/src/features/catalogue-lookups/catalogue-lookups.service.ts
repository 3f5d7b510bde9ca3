import type { LanguageCode } from '@partsboard/contract/language';
import { countsOf } from '../../cache/cache-counts.ts';
import type { Db } from '../../db/database.ts';
import { localisedName, type LocalisedName } from '../../messages/texts.ts';
import { optionalPictureUrl } from '../pictures/pictures.service.ts';
import type { CatalogueVersions } from './catalogue-version.service.ts';
import {
  selectAttributes,
  selectBrands,
  selectCategories,
  selectEquipment,
  selectFilterValues,
  selectVehicleTypes,
  type AttributeRow,
  type EquipmentRow,
} from './catalogue-lookups.repository.ts';
import { vehicleNames, type VehicleName } from './vehicle-names.ts';

export type { VehicleName } from './vehicle-names.ts';

export interface Category {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: LocalisedName;
  readonly pictureUrl: string | null;
  readonly boardCount: number;
}

/** The small tables of one catalogue that nearly every answer needs a few rows of. */
export interface CatalogueLookups {
  readonly version: string;
  readonly brands: ReadonlyMap<number, { readonly code: string; readonly name: string }>;
  /** In the order of the screen. */
  readonly categories: ReadonlyMap<number, Category>;
  readonly equipment: ReadonlyMap<number, EquipmentRow>;
  readonly equipmentByCode: ReadonlyMap<string, EquipmentRow>;
  /** In the order of the screen. */
  readonly attributes: ReadonlyMap<number, AttributeRow>;
  /** By vehicle type. */
  readonly vehicleNames: ReadonlyMap<number, VehicleName>;
}

export type CatalogueLookupsReader = () => Promise<CatalogueLookups>;

/** A name in the caller's language, Polish where there is no other. */
export const nameIn = (
  row: { readonly namePl: string; readonly nameEn: string | null },
  language: LanguageCode,
): string => localisedName(row.namePl, row.nameEn)[language];

async function load(db: Db, version: string): Promise<CatalogueLookups> {
  const [brands, categories, equipment, attributes, filterValues, vehicleTypes] = await Promise.all([
    selectBrands(db),
    selectCategories(db),
    selectEquipment(db),
    selectAttributes(db),
    selectFilterValues(db),
    selectVehicleTypes(db),
  ]);
  return {
    version,
    brands: new Map(brands.map(({ id, code, name }) => [id, { code, name }])),
    categories: new Map(
      categories.map((row) => [
        row.id,
        {
          id: row.id,
          parentId: row.parentId,
          name: localisedName(row.namePl, row.nameEn),
          pictureUrl: optionalPictureUrl(row.pictureHash, row.pictureType),
          boardCount: row.boardCount,
        },
      ]),
    ),
    equipment: new Map(equipment.map((row) => [row.id, row])),
    equipmentByCode: new Map(equipment.map((row) => [row.code, row])),
    attributes: new Map(attributes.map((row) => [row.id, row])),
    vehicleNames: vehicleNames(vehicleTypes, filterValues),
  };
}

/**
 * Caches the lookups of the loaded catalogue until another one is imported. Ids outlive an import, those of names alone
 * excepted, so rows that are read a moment later still find theirs; callers must expect that a brand-new one is missing.
 */
export function catalogueLookups(db: Db, versions: CatalogueVersions): CatalogueLookupsReader {
  let loadedVersion: string | undefined;
  let loading: Promise<CatalogueLookups> | undefined;
  const counts = countsOf('catalogue lookups');
  return async () => {
    const version = await versions();
    if (loading !== undefined && loadedVersion === version) {
      counts.hits += 1;
      return loading;
    }
    counts.misses += 1;
    loadedVersion = version;
    loading = load(db, version);
    loading.catch(() => (loading = undefined));
    return loading;
  };
}

/** The categories from the main group down to this one. */
export function categoryPath(
  lookups: CatalogueLookups,
  categoryId: number,
  language: LanguageCode,
): { Id: number; Name: string }[] {
  const category = lookups.categories.get(categoryId);
  if (category === undefined) return [];
  const above = category.parentId === null ? [] : categoryPath(lookups, category.parentId, language);
  return [...above, { Id: category.id, Name: category.name[language] }];
}

/** Names that the shop's program knows; all others are shown and so go by their name in the caller's language. */
const KNOWN_ATTRIBUTES: ReadonlySet<string> = new Set(['Quantity', 'Repair info', 'Reach info']);

/** A part's attributes by name, in the order of the screen; each has a list of values. */
export function attributesOf(
  lookups: CatalogueLookups,
  values: readonly (readonly [attributeId: number, value: string])[],
  language: LanguageCode,
): Record<string, string[]> {
  const byName: Record<string, string[]> = {};
  for (const [id, attribute] of lookups.attributes) {
    const own = values.filter(([attributeId]) => attributeId === id).map(([, value]) => value);
    if (own.length === 0) continue;
    byName[KNOWN_ATTRIBUTES.has(attribute.name) ? attribute.name : nameIn(attribute, language)] = own;
  }
  return byName;
}

import type { referenceRoutes } from '@partsboard/contract/reference';
import type { Db } from '../../db/database.ts';
import type { Handlers } from '../../http/handlers.ts';
import { toCountry, toCurrency, toSlide, toStore, toStoreConfig, toWarehouse } from './reference.mapper.ts';
import {
  findCountries,
  findCurrencies,
  findLanguages,
  findSlides,
  findStateProvinces,
  findStore,
  findStoreConfig,
  findStores,
  findWarehouses,
} from './reference.repository.ts';

export const referenceHandlers = ({
  db,
}: {
  readonly db: Db;
}): Handlers<Omit<typeof referenceRoutes, 'picture'>> => ({
  config: async ({ storeId, language }) => toStoreConfig(await findStoreConfig(db, storeId, language)),

  stores: async () => (await findStores(db)).map(toStore),

  store: async ({ storeId }) => toStore(await findStore(db, storeId)),

  languages: async () =>
    (await findLanguages(db)).map(({ id, name, culture }) => ({
      Id: id,
      Name: name,
      LanguageCulture: culture,
    })),

  currencies: async ({ language }) => (await findCurrencies(db, language)).map(toCurrency),

  countries: async ({ language }) => (await findCountries(db, language)).map(toCountry),

  stateProvinces: async () =>
    (await findStateProvinces(db)).map((row) => ({
      Id: row.id,
      CountryId: row.country_id,
      Name: row.name,
      Abbreviation: row.abbreviation,
    })),

  warehouses: async ({ storeId, language }) =>
    (await findWarehouses(db, storeId, language)).map((row) => toWarehouse(row, language)),

  slider: async ({ storeId, language, query }) =>
    (await findSlides(db, storeId, query.sliderType, language)).map(toSlide),
});

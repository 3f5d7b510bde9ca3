import type { Country, Currency, Slide, Store, StoreConfig, Warehouse } from '@partsboard/contract/reference';
import type { LanguageCode } from '@partsboard/contract/language';
import { openingHours } from '../../messages/opening-hours.ts';
import { optionalPictureUrl, pictureUrl } from '../pictures/pictures.service.ts';
import type {
  findCountries,
  findCurrencies,
  findSlides,
  findStore,
  findStoreConfig,
  findWarehouses,
} from './reference.repository.ts';

type Row<Find extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>;
type Item<Find extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Find>>[number];

export const toStore = (row: Row<typeof findStore>): Store => ({
  Id: row.id,
  Name: row.name,
  Url: row.url,
  CompanyName: row.company_name,
  CompanyAddress: row.company_address,
  CompanyPhoneNumber: row.company_phone_number,
  CompanyVat: row.company_vat,
  Email: row.email,
  DefaultLanguageId: row.default_language_id,
});

export const toStoreConfig = (row: Row<typeof findStoreConfig>): StoreConfig => ({
  seo: {
    defaultTitle: row.title,
    titleSeparator: row.titleSeparator,
    defaultMetaDescription: row.description,
  },
  general: {
    // Without a picture the shop writes its name.
    logo: optionalPictureUrl(row.logoHash, row.logoType) ?? '',
    logoDark: optionalPictureUrl(row.logoDarkHash, row.logoDarkType) ?? '',
    introImage: optionalPictureUrl(row.introHash, row.introType) ?? '',
    showPriceNetto: row.showPriceNetto,
    showAccountingOrders: row.showAccountingOrders,
    defaultBranchUrl: row.defaultBranchUrl ?? '',
    copyright: row.copyright,
    termsPage: row.termsPage ?? '',
    hasCatalogue: Boolean(row.hasCatalogue),
  },
});

export const toCurrency = (row: Item<typeof findCurrencies>): Currency => ({
  Id: row.id,
  Name: row.name,
  CurrencyCode: row.code,
  DisplayLocale: row.display_locale,
  Primary: row.is_primary,
});

export const toCountry = (row: Item<typeof findCountries>): Country => ({
  Id: row.id,
  Name: row.name,
  TwoLetterIsoCode: row.iso_code,
  HasStates: Boolean(row.has_states),
});

export const toWarehouse = (row: Item<typeof findWarehouses>, language: LanguageCode): Warehouse => ({
  Id: row.id,
  Code: row.code,
  Name: row.name,
  IsBranchOffice: row.is_branch_office,
  Url: row.url,
  ImageUrl: optionalPictureUrl(row.sha256, row.content_type),
  OpeningHours: openingHours({ ...row, hours: row.opening_hours }, language),
  Address: {
    Address1: row.address1,
    City: row.city,
    ZipPostalCode: row.zip_postal_code,
    CountryId: row.country_id,
    PhoneNumber: row.phone_number,
    Email: row.email,
  },
});

/** The picture in the sizes that it is stored in, for a browser to choose from. */
const srcSet = (sizes: Item<typeof findSlides>['sizes']): string =>
  sizes
    .map(({ hash, contentType, width }) => `${pictureUrl(Buffer.from(hash, 'hex'), contentType)} ${width}w`)
    .join(', ');

export const toSlide = (row: Item<typeof findSlides>): Slide => ({
  Id: row.id,
  PictureUrl: pictureUrl(row.sha256, row.content_type),
  PictureSrcSet: srcSet(row.sizes),
  PictureAlt: row.alt,
  FullWidth: row.full_width,
  Description: row.description,
  ButtonText: row.button_text,
  Link: row.link,
});

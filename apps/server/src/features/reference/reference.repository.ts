import type { LanguageCode } from '@partsboard/contract/language';
import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compiledForLanguage } from '../../db/compiled-once.ts';
import type { Db } from '../../db/database.ts';
import { pictureOf } from '../../db/rows-by-key.ts';

export const findStoreKeys = (db: Db) =>
  db.selectFrom('store').select(['id', 'is_default', 'host_names']).execute();

const storeColumns = [
  'id',
  'name',
  'url',
  'company_name',
  'company_address',
  'company_phone_number',
  'company_vat',
  'email',
  'default_language_id',
] as const;

export const findStores = (db: Db) =>
  db.selectFrom('store').select(storeColumns).orderBy('is_default', 'desc').orderBy('id').execute();

export const findStore = (db: Db, id: number) =>
  db.selectFrom('store').select(storeColumns).where('id', '=', id).executeTakeFirstOrThrow();

/** A link from data, or null where it leads to a content page that the store does not have. */
const liveLink = (
  column: 'store.default_branch_url' | 'warehouse.url' | 'slide.link',
  storeId: number | RawBuilder<unknown>,
) => {
  const link = sql.ref(column);
  return sql<string | null>`case when ${link} not like '/p/%' or exists (
    select from topic where topic.store_id = ${storeId} and '/p/' || topic.se_name = substring(${link} from '^[^?#]*')
  ) then ${link} end`;
};

const selectStoreConfig = compiledForLanguage((db: Db, language: LanguageCode, id: number) =>
  db
    .selectFrom('store')
    .leftJoinLateral(pictureOf('store.logo_picture_id').as('logo'), (join) => join.onTrue())
    .leftJoinLateral(pictureOf('store.logo_dark_picture_id').as('logo_dark'), (join) => join.onTrue())
    .leftJoinLateral(pictureOf('store.intro_picture_id').as('intro'), (join) => join.onTrue())
    .select([
      `store.seo_title_${language} as title`,
      'store.seo_title_separator as titleSeparator',
      `store.seo_description_${language} as description`,
      'logo.sha256 as logoHash',
      'logo.content_type as logoType',
      'logo_dark.sha256 as logoDarkHash',
      'logo_dark.content_type as logoDarkType',
      'intro.sha256 as introHash',
      'intro.content_type as introType',
      'store.show_price_netto as showPriceNetto',
      'store.show_accounting_orders as showAccountingOrders',
      liveLink('store.default_branch_url', sql.ref('store.id')).as('defaultBranchUrl'),
      `store.copyright_${language} as copyright`,
      'store.terms_page as termsPage',
    ])
    .select((eb) => eb.exists(eb.selectFrom('catalogue_version')).as('hasCatalogue'))
    .where('store.id', '=', id)
    .compile(),
);

export async function findStoreConfig(db: Db, id: number, language: LanguageCode) {
  const [config] = await selectStoreConfig(db, language, id);
  if (config === undefined) throw new Error(`There is no store ${String(id)}`);
  return config;
}

/** What the page of a store shows before its application runs. */
export const findStoreLook = (db: Db, id: number) =>
  db
    .selectFrom('store')
    .select(['seo_title_pl as title', 'accent_color as accentColor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

export const findLanguages = (db: Db) =>
  db.selectFrom('language').select(['id', 'name', 'culture']).orderBy('position').execute();

export const findCurrencies = (db: Db, language: LanguageCode) =>
  db
    .selectFrom('currency')
    .select(['id', `name_${language} as name`, 'code', 'display_locale', 'is_primary'])
    .orderBy('is_primary', 'desc')
    .orderBy('code')
    .execute();

export const findCountries = (db: Db, language: LanguageCode) =>
  db
    .selectFrom('country')
    .select((eb) => [
      'id',
      `name_${language} as name`,
      'iso_code',
      eb
        .exists(
          eb
            .selectFrom('state_province')
            .whereRef('country_id', '=', 'country.id')
            .select('state_province.id'),
        )
        .as('has_states'),
    ])
    .where('is_offered', 'is', true)
    .orderBy('is_home', 'desc')
    .orderBy(`name_${language}`, (order) => order.collate('polish'))
    .execute();

export const findStateProvinces = (db: Db) =>
  db
    .selectFrom('state_province')
    .select(['id', 'country_id', 'name', 'abbreviation'])
    .orderBy('country_id')
    .orderBy('name', (order) => order.collate('polish'))
    .execute();

/** What an address must obey: whether the country exists, whether it has states, whether the state is one of them. */
export const findAddressPlace = (db: Db, countryId: number, stateProvinceId: number | null) =>
  db
    .selectFrom('country')
    .select((eb) => [
      'country.iso_code as isoCode',
      eb
        .exists(
          eb
            .selectFrom('state_province')
            .whereRef('country_id', '=', 'country.id')
            .select('state_province.id'),
        )
        .as('hasStates'),
      eb
        .exists(
          eb
            .selectFrom('state_province')
            .whereRef('country_id', '=', 'country.id')
            .where('state_province.id', '=', stateProvinceId ?? 0)
            .select('state_province.id'),
        )
        .as('ownsState'),
    ])
    .where('country.id', '=', countryId)
    .where('country.is_offered', 'is', true)
    .executeTakeFirst();

export const findWarehouses = (db: Db, storeId: number, language: LanguageCode) =>
  db
    .selectFrom('warehouse')
    .leftJoinLateral(pictureOf('warehouse.image_picture_id').as('picture'), (join) => join.onTrue())
    .select([
      'warehouse.id',
      'warehouse.code',
      `warehouse.name_${language} as name`,
      'warehouse.is_branch_office',
      liveLink('warehouse.url', storeId).as('url'),
      'picture.sha256',
      'picture.content_type',
      `warehouse.opening_hours_${language} as opening_hours`,
      'warehouse.order_until',
      'warehouse.holidays',
      'warehouse.address1',
      'warehouse.city',
      'warehouse.zip_postal_code',
      'warehouse.country_id',
      'warehouse.phone_number',
      'warehouse.email',
    ])
    .orderBy('warehouse.position')
    .orderBy('warehouse.id')
    .execute();

const now = sql<Date>`now()`;

/** The banners that are shown at this moment. */
export const findSlides = (db: Db, storeId: number, sliderType: number, language: LanguageCode) =>
  db
    .selectFrom('slide')
    .innerJoinLateral(pictureOf('slide.picture_id').as('largest'), (join) => join.onTrue())
    .select([
      'slide.id',
      'largest.sha256',
      'largest.content_type',
      `slide.alt_${language} as alt`,
      'slide.full_width',
      `slide.description_${language} as description`,
      `slide.button_text_${language} as button_text`,
      liveLink('slide.link', storeId).as('link'),
    ])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('picture_size as size')
          .innerJoin('picture as sized', 'sized.id', 'size.sized_picture_id')
          .whereRef('size.picture_id', '=', 'slide.picture_id')
          .select(['size.width', 'sized.content_type as contentType'])
          .select(sql<string>`encode(sized.sha256, 'hex')`.as('hash'))
          .orderBy('size.width'),
      ).as('sizes'),
    )
    .where('slide.store_id', '=', storeId)
    .where('slide.slider_type', '=', sliderType)
    .where('slide.is_active', 'is', true)
    .where((eb) => eb.or([eb('slide.shown_from', 'is', null), eb('slide.shown_from', '<=', now)]))
    .where((eb) => eb.or([eb('slide.shown_until', 'is', null), eb('slide.shown_until', '>', now)]))
    .orderBy('slide.position')
    .orderBy('slide.id')
    .execute();

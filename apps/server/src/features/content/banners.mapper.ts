import { bannerPlaces, type BannerSettings, type StaffBanner } from '@partsboard/contract/backoffice/banners';
import { sliderTypes } from '@partsboard/contract/reference';
import { pictureUrl } from '../pictures/pictures.service.ts';
import type { BannerRow } from './banners.repository.ts';

const placeOf = (sliderType: number): StaffBanner['place'] => {
  const place = bannerPlaces.find((name) => sliderTypes[name] === sliderType);
  if (place === undefined) throw new Error(`There is no place ${sliderType} for banners`);
  return place;
};

const toSettings = (row: BannerRow): BannerSettings => ({
  headlinePl: row.description_pl,
  headlineEn: row.description_en,
  altPl: row.alt_pl,
  altEn: row.alt_en,
  buttonPl: row.button_text_pl ?? '',
  buttonEn: row.button_text_en ?? '',
  link: row.link ?? '',
  isActive: row.is_active,
  shownFrom: row.shown_from?.toISOString() ?? null,
  shownUntil: row.shown_until?.toISOString() ?? null,
});

export const toStaffBanner = (row: BannerRow): StaffBanner => ({
  ...toSettings(row),
  id: row.id,
  storeId: row.store_id,
  place: placeOf(row.slider_type),
  version: row.version,
  state: row.state,
  pictureUrl: pictureUrl(row.picture_hash, row.picture_type),
});

/** What the audit trail tells about a banner. */
export const auditedBanner = (row: BannerRow): Readonly<Record<string, unknown>> => ({
  ...toSettings(row),
  place: placeOf(row.slider_type),
  picture: row.picture_id,
});

export const toBannerColumns = (settings: BannerSettings) => ({
  description_pl: settings.headlinePl.trim(),
  description_en: settings.headlineEn.trim(),
  alt_pl: settings.altPl.trim(),
  alt_en: settings.altEn.trim(),
  button_text_pl: settings.buttonPl.trim() || null,
  button_text_en: settings.buttonEn.trim() || null,
  link: settings.link.trim() || null,
  is_active: settings.isActive,
  shown_from: settings.shownFrom === null ? null : new Date(settings.shownFrom),
  shown_until: settings.shownUntil === null ? null : new Date(settings.shownUntil),
});

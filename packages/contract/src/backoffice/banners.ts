import { sliderTypes, type SliderType } from '../reference.ts';
import { Closed, Id, Nothing, Nullable, RequiredText, Text, Type, Version, type Static } from '../schema.ts';
import { ZonedTime } from './clock.ts';
import { ShortList } from './paging.ts';
import { PictureUpload } from './pictures.ts';
import { defineBackofficeRoutes } from './route.ts';

/** The places of banners, as the shop's own calls name them. */
export const bannerPlaces = Object.keys(sliderTypes) as SliderType[];

const Place = Type.Enum([...bannerPlaces], { description: 'Where it is shown' });

/** Everything about a banner but its picture and its place. */
export const BannerSettings = Closed({
  headlinePl: RequiredText(160),
  headlineEn: RequiredText(160),
  altPl: Text(200),
  altEn: Text(200),
  buttonPl: Text(40),
  buttonEn: Text(40),
  /** A path in the shop or an https address; empty: none. */
  link: Text(300),
  isActive: Type.Boolean(),
  shownFrom: Nullable(ZonedTime),
  shownUntil: Nullable(ZonedTime),
});
export type BannerSettings = Static<typeof BannerSettings>;

export const bannerStates = ['shown', 'planned', 'over', 'off'] as const;

export const StaffBanner = Closed({
  ...BannerSettings.properties,
  id: Id,
  storeId: Id,
  place: Place,
  version: Version,
  state: Type.Enum([...bannerStates], { description: 'Whether the shop shows it at the moment' }),
  pictureUrl: Type.String(),
});
export type StaffBanner = Static<typeof StaffBanner>;

export const NewBanner = Closed({
  ...BannerSettings.properties,
  storeId: Id,
  place: Place,
  picture: PictureUpload,
});
export type NewBanner = Static<typeof NewBanner>;

export const BannerChange = Closed({
  ...BannerSettings.properties,
  version: Version,
  picture: Type.Optional(PictureUpload),
});
export type BannerChange = Static<typeof BannerChange>;

export const BannerOrder = Closed({
  storeId: Id,
  place: Place,
  ids: Type.Array(Id, { maxItems: 200, description: 'All banners of the place, the first one first' }),
});
export type BannerOrder = Static<typeof BannerOrder>;

const BannerPath = Closed({ id: Id });
const PICTURE_LIMIT = 12_000_000;

export const bannerRoutes = defineBackofficeRoutes({
  banners: {
    method: 'GET',
    path: 'backoffice/banners',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'The banners of all stores and places, in their order',
    response: ShortList(StaffBanner),
  },
  createBanner: {
    method: 'POST',
    path: 'backoffice/banners',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'Add a banner behind the others of its place',
    body: NewBanner,
    bodyLimit: PICTURE_LIMIT,
    response: StaffBanner,
  },
  changeBanner: {
    method: 'PUT',
    path: 'backoffice/banners/{id}',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'Change a banner, and its picture where one is sent',
    params: BannerPath,
    body: BannerChange,
    bodyLimit: PICTURE_LIMIT,
    response: StaffBanner,
  },
  changeBannerOrder: {
    method: 'PUT',
    path: 'backoffice/banner-order',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'Set the order of the banners of a place',
    body: BannerOrder,
    response: ShortList(StaffBanner),
  },
  deleteBanner: {
    method: 'DELETE',
    path: 'backoffice/banners/{id}',
    permission: 'content.edit',
    tag: 'Content',
    summary: 'Delete a banner',
    params: BannerPath,
    response: Nothing,
  },
});

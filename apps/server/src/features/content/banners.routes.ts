import type { bannerRoutes } from '@partsboard/contract/backoffice/banners';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { toStaffBanner } from './banners.mapper.ts';
import { findBanners } from './banners.repository.ts';
import { changeBanner, changeOrder, createBanner, deleteBanner } from './change-banners.ts';

export const bannerHandlers = ({ db }: { readonly db: Db }): BackofficeHandlers<typeof bannerRoutes> => ({
  banners: async () => ({ items: (await findBanners(db)).map(toStaffBanner) }),
  createBanner: ({ body, audit }) => createBanner(db, body, audit),
  changeBanner: ({ params, body, audit }) => changeBanner(db, params.id, body, audit),
  changeBannerOrder: async ({ body, audit }) => ({ items: await changeOrder(db, body, audit) }),
  deleteBanner: async ({ params, audit }) => {
    await deleteBanner(db, params.id, audit);
    return {};
  },
});

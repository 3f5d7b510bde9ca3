import type { BannerChange, BannerOrder, NewBanner } from '@partsboard/contract/backoffice/banners';
import type { NewPage, PageChange } from '@partsboard/contract/backoffice/pages';
import { useSingleMutation } from '@partsboard/ui/lib/use-single-mutation.ts';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { contentKeys } from './content.queries.ts';

const refreshPages = () => queryClient.invalidateQueries({ queryKey: contentKeys.pages });
const refreshBanners = () => queryClient.invalidateQueries({ queryKey: contentKeys.banners });

export const useCreatePage = () =>
  useSingleMutation({
    mutationFn: (body: NewPage) => callApi('createPage', { body }),
    onSuccess: refreshPages,
  });

export const useChangePage = (id: number) =>
  useSingleMutation({
    mutationFn: (body: PageChange) => callApi('changePage', { params: { id }, body }),
    onSuccess: refreshPages,
  });

export const useUnpublishPage = (id: number) =>
  useSingleMutation({
    mutationFn: (version: number) => callApi('unpublishPage', { params: { id }, body: { version } }),
    onSuccess: refreshPages,
  });

interface Restored {
  /** The version that becomes the draft. */
  readonly version: number;
  /** The last version that the person has seen. */
  readonly seen: number;
}

export const useRestorePage = (id: number) =>
  useSingleMutation({
    mutationFn: ({ version, seen }: Restored) =>
      callApi('restorePageVersion', { params: { id, version }, body: { version: seen } }),
    onSuccess: refreshPages,
  });

export const useDeletePage = (id: number) =>
  useSingleMutation({
    mutationFn: () => callApi('deletePage', { params: { id } }),
    // The page itself is not asked for again: it is gone.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contentKeys.pages, exact: true }),
  });

export const useCreateBanner = () =>
  useSingleMutation({
    mutationFn: (body: NewBanner) => callApi('createBanner', { body }),
    onSuccess: refreshBanners,
  });

export const useChangeBanner = (id: number) =>
  useSingleMutation({
    mutationFn: (body: BannerChange) => callApi('changeBanner', { params: { id }, body }),
    onSuccess: refreshBanners,
  });

export const useChangeBannerOrder = () =>
  useMutation({
    // A banner that is moved while the last move is being saved is saved after it.
    scope: { id: 'banner-order' },
    mutationFn: (body: BannerOrder) => callApi('changeBannerOrder', { body }),
    // Also after a refusal: somebody may have added or deleted one.
    onSettled: refreshBanners,
  });

export const useDeleteBanner = (id: number) =>
  useSingleMutation({
    mutationFn: () => callApi('deleteBanner', { params: { id } }),
    onSuccess: refreshBanners,
  });

import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const contentKeys = {
  pages: ['content', 'pages'] as const,
  page: (id: number) => [...contentKeys.pages, id] as const,
  version: (id: number, version: number) => [...contentKeys.page(id), version] as const,
  banners: ['content', 'banners'] as const,
};

/** The stores that have pages and banners. */
export const contentStoresQuery = queryOptions({
  queryKey: ['content', 'stores'],
  queryFn: async ({ signal }) => (await callApi('contentStores', {}, { signal })).items,
});

export const pagesQuery = queryOptions({
  queryKey: contentKeys.pages,
  queryFn: async ({ signal }) => (await callApi('pages', {}, { signal })).items,
});

export const pageQuery = (id: number) =>
  queryOptions({
    queryKey: contentKeys.page(id),
    queryFn: ({ signal }) => callApi('page', { params: { id } }, { signal }),
    // Somebody who types does not lose it because the window or the network was left for a moment.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const pageVersionsQuery = (id: number) =>
  queryOptions({
    queryKey: [...contentKeys.page(id), 'versions'],
    queryFn: async ({ signal }) => (await callApi('pageVersions', { params: { id } }, { signal })).items,
  });

export const pageVersionQuery = (id: number, version: number) =>
  queryOptions({
    queryKey: contentKeys.version(id, version),
    queryFn: ({ signal }) => callApi('pageVersion', { params: { id, version } }, { signal }),
  });

export const bannersQuery = queryOptions({
  queryKey: contentKeys.banners,
  queryFn: async ({ signal }) => (await callApi('banners', {}, { signal })).items,
});

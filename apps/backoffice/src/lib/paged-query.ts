import { keepPreviousData } from '@tanstack/react-query';

/** For lists that are read page by page: each page names the cursor of the next one. */
export const cursorPages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { readonly nextCursor: string | null }) => nextCursor,
};

/** Such a list stays on the screen until that of another filter has come. */
export const pagedQuery = { ...cursorPages, placeholderData: keepPreviousData };

/** The query of a page; the first one has no cursor. */
export const pageOf = <Filter extends object>(filter: Filter, cursor: string | null) => ({
  ...filter,
  ...(cursor === null ? {} : { cursor }),
});

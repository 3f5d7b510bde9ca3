import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Page } from '@partsboard/ui/components/page.tsx';
import { boardTarget } from '../../../features/boards/board-card.tsx';
import { BoardList } from '../../../features/boards/board-list.tsx';
import { boardsQuery, categoryQuery } from '../../../features/boards/boards.queries.ts';
import { usePrefetchBoard } from '../../../features/boards/use-prefetch-board.ts';
import { isNotFound } from '@partsboard/ui/api/api-error.ts';
import { CatalogueSwitch } from '../../../features/vehicles/catalogue-switch.tsx';
import { LoadErrorScreen } from '../../../components/load-error-screen.tsx';
import { useCatalogueBreadcrumbs } from '../../../features/boards/use-catalogue-breadcrumbs.ts';
import { useCatalogueFilter } from '../../../features/vehicles/use-catalogue-filter.ts';
import classes from './category-screen.module.css';
import { paths } from '../../../lib/paths.ts';

const from = `/customer/default${paths.category}` as const;
const PLACES = 8;

/** The boards of one category for the chosen vehicle. */
export function CategoryScreen() {
  const { category } = useParams({ from });
  const id = Number(category);
  if (!Number.isSafeInteger(id) || id < 1) return <Navigate to={paths.notFound} replace />;
  return <CategoryBoards key={id} id={id} />;
}

function CategoryBoards({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const { name, retrofit = false } = useSearch({ from });
  const navigate = useNavigate({ from: paths.category });
  const { filter } = useCatalogueFilter();
  const opensOnlyBoard = useLocation({ select: ({ state }) => state.opensOnlyBoard === true });
  const category = useQuery(categoryQuery(id));
  const isSubgroup = category.data?.ParentCategoryId !== 0;
  const boards = useQuery({
    ...boardsQuery(filter, { id, isSubgroup }),
    enabled: category.data !== undefined,
  });
  const prefetch = usePrefetchBoard(filter);
  usePrepareBoard(boards.data !== undefined);
  const title = name ?? category.data?.Name ?? '';
  const crumbs = useCatalogueBreadcrumbs(category.data?.Path.filter((step) => step.Id !== id) ?? [], title);
  const showRetrofit = (shown: boolean) =>
    void navigate({
      search: { ...(name === undefined ? {} : { name }), ...(shown ? { retrofit: true } : {}) },
      replace: true,
      resetScroll: false,
    });

  if (isNotFound(category.error)) {
    return <LoadErrorScreen error={category.error} onRetry={() => void category.refetch()} />;
  }
  const [only, ...others] = boards.data ?? [];
  if (opensOnlyBoard && only && others.length === 0 && !only.Retrofit) {
    return <Navigate {...boardTarget(only)} replace />;
  }
  return (
    <Page title={title} crumbs={crumbs} actions={<CatalogueSwitch />}>
      {boards.data ? (
        <BoardList
          boards={boards.data}
          showsRetrofit={retrofit}
          onShowRetrofit={showRetrofit}
          onPointAt={prefetch}
        />
      ) : category.isError || boards.isError ? (
        <div className={classes.failure}>
          <p>{t('The boards could not be loaded.')}</p>
          <Button
            variant="default"
            onClick={() => {
              void category.refetch();
              void boards.refetch();
            }}
          >
            {t('Retry')}
          </Button>
        </div>
      ) : (
        <BoardListSkeleton />
      )}
    </Page>
  );
}

/** Loads the code of a board while the person looks for one. */
function usePrepareBoard(isListShown: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (isListShown) void router.loadRouteChunk(router.routesByPath[paths.product]);
  }, [router, isListShown]);
}

function BoardListSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('Loading')}>
      <Skeleton height={20} width={140} mb="md" />
      <div className={classes.grid}>
        {Array.from({ length: PLACES }, (_, place) => (
          <Skeleton key={place} height={236} radius="md" />
        ))}
      </div>
    </div>
  );
}

import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Filters } from '../../components/filters.tsx';
import { contentStoresQuery } from '../../features/content/content.queries.ts';
import { PageList } from '../../features/content/page-list.tsx';
import { StoreChoice } from '../../features/content/store-choice.tsx';
import { paths } from '../../lib/paths.ts';

export function PagesScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/frame/pages' });
  const navigate = useNavigate();
  const stores = useQuery(contentStoresQuery).data ?? [];
  const storeId = search.storeId ?? stores[0]?.id;
  return (
    <Page
      title={t('Pages')}
      width="wide"
      actions={
        <LinkButton to={paths.page} params={{ id: 'new' }} leftSection={<IconPlus size={16} aria-hidden />}>
          {t('Add a page')}
        </LinkButton>
      }
    >
      {stores.length > 1 ? (
        <Filters>
          <StoreChoice
            value={storeId}
            onChange={(id) => void navigate({ to: paths.pages, search: { storeId: id }, replace: true })}
          />
        </Filters>
      ) : null}
      <PageList storeId={storeId} />
    </Page>
  );
}

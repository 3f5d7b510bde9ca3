import { Select } from '@mantine/core';
import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Filters } from '../../components/filters.tsx';
import { BannerList } from '../../features/content/banner-list.tsx';
import { placeTexts } from '../../features/content/banner-texts.ts';
import { contentStoresQuery } from '../../features/content/content.queries.ts';
import { StoreChoice } from '../../features/content/store-choice.tsx';
import { bannerPlaces } from '../../lib/api/contract-values.ts';
import { paths } from '../../lib/paths.ts';

export function BannersScreen() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/frame/banners' });
  const navigate = useNavigate();
  const stores = useQuery(contentStoresQuery).data ?? [];
  const storeId = search.storeId ?? stores[0]?.id;
  const { place = 'HomePage' } = search;
  const choose = (chosen: typeof search) =>
    void navigate({ to: paths.banners, search: { ...search, ...chosen }, replace: true });
  return (
    <Page
      title={t('Banners')}
      actions={
        <LinkButton
          to={paths.banner}
          params={{ id: 'new' }}
          search={search}
          leftSection={<IconPlus size={16} aria-hidden />}
        >
          {t('Add a banner')}
        </LinkButton>
      }
    >
      <Filters isWide>
        <StoreChoice value={storeId} onChange={(id) => choose({ storeId: id })} />
        <Select
          label={t('Where')}
          allowDeselect={false}
          data={bannerPlaces.map((each) => ({ value: each, label: placeTexts(t)[each] }))}
          value={place}
          onChange={(chosen) => {
            if (chosen !== null) choose({ place: chosen });
          }}
        />
      </Filters>
      <BannerList storeId={storeId} place={place} />
    </Page>
  );
}

import type { StaffBanner } from '@partsboard/contract/backoffice/banners';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { currentLanguage } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { SteadyRecord } from '../../components/steady-record.tsx';
import { BannerForm } from '../../features/content/banner-form.tsx';
import { useChangeBanner, useCreateBanner } from '../../features/content/content.mutations.ts';
import { bannersQuery, contentStoresQuery } from '../../features/content/content.queries.ts';
import { DeleteBanner } from '../../features/content/delete-banner.tsx';
import { paths } from '../../lib/paths.ts';
import { without } from '../../lib/without.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

/** One banner, or with the key `new` the form for a further one. */
export function BannerScreen() {
  const { id } = useParams({ from: '/frame/banners/$id' });
  const query = useQuery(bannersQuery);
  if (id === 'new') return <NewBanner />;
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data) return <PageSkeleton />;
  const banner = query.data.find((each) => String(each.id) === id);
  return banner ? <ExistingBanner banner={banner} /> : <NotFoundScreen />;
}

function NewBanner() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/frame/banners/$id' });
  const stores = useQuery(contentStoresQuery).data ?? [];
  const create = useCreateBanner();
  const navigate = useNavigate();
  const { place = 'HomePage', storeId = stores[0]?.id ?? 0 } = search;
  const title = t('Add a banner');
  return (
    <Page title={title} crumbs={[{ label: t('Banners'), link: { to: paths.banners } }, { label: title }]}>
      <BannerForm
        banner={null}
        isSaving={create.isPending || create.isSuccess}
        onSave={({ picture, ...values }, events) =>
          create.mutate(
            { ...values, storeId, place, picture: picture ?? '' },
            {
              ...events,
              onSuccess: () => {
                showInfo(t('Data was successfully saved.'));
                void navigate({ to: paths.banners, search: { storeId, place } });
              },
            },
          )
        }
      />
    </Page>
  );
}

function ExistingBanner({ banner }: { readonly banner: StaffBanner }) {
  const { t } = useTranslation();
  const change = useChangeBanner(banner.id);
  const navigate = useNavigate();
  const { storeId, place } = banner;
  const title = currentLanguage() === 'pl' ? banner.headlinePl : banner.headlineEn;
  const showList = () => void navigate({ to: paths.banners, search: { storeId, place } });
  return (
    <Page
      title={title}
      crumbs={[{ label: t('Banners'), link: { to: paths.banners } }, { label: title }]}
      actions={<DeleteBanner banner={banner} onDeleted={showList} />}
    >
      <SteadyRecord key={banner.id} record={banner} fieldsOf={(each) => without(each, 'version', 'state')}>
        {(held) => (
          <BannerForm
            banner={held}
            isSaving={change.isPending}
            onSave={(values, events) =>
              change.mutate(
                {
                  ...without(values, 'picture'),
                  ...(values.picture === null ? {} : { picture: values.picture }),
                  version: held.version,
                },
                { ...events, onSuccess: () => showInfo(t('Data was successfully saved.')) },
              )
            }
          />
        )}
      </SteadyRecord>
    </Page>
  );
}

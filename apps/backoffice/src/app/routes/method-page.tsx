import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SteadyRecord } from '../../components/steady-record.tsx';
import { paths } from '../../lib/paths.ts';
import { without } from '../../lib/without.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

interface MethodPageProps<M> {
  readonly query: UseQueryResult<readonly M[]>;
  /** `new` for one that is not there yet. */
  readonly id: string;
  readonly titleOfNew: string;
  readonly renderForm: (method: M | null, onSaved: () => void) => ReactNode;
}

/** One way of delivery or payment, or the form for a further one. */
export function MethodPage<
  M extends { readonly id: number; readonly name: string; readonly version: number },
>(props: MethodPageProps<M>) {
  const { query, id, titleOfNew, renderForm } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data) return <PageSkeleton />;
  const method = query.data.find((each) => String(each.id) === id) ?? null;
  if (method === null && id !== 'new') return <NotFoundScreen />;
  const title = method?.name ?? titleOfNew;
  const showSaved = () => {
    showInfo(t('Data was successfully saved.'));
    void navigate({ to: paths.methods });
  };
  return (
    <Page
      title={title}
      crumbs={[{ label: t('Delivery and payment'), link: { to: paths.methods } }, { label: title }]}
    >
      {method ? (
        <SteadyRecord key={method.id} record={method} fieldsOf={(each) => without(each, 'version')}>
          {(held) => renderForm(held, showSaved)}
        </SteadyRecord>
      ) : (
        renderForm(null, showSaved)
      )}
    </Page>
  );
}

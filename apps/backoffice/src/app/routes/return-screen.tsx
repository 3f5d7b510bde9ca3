import { ErrorList } from '@partsboard/ui/components/error-list.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { describeError } from '@partsboard/ui/lib/describe-error.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RecordLoadError } from '../../components/record-load-error.tsx';
import { ReturnBadge } from '../../features/returns/return-badge.tsx';
import { ReturnView } from '../../features/returns/return-view.tsx';
import { useChangeReturn } from '../../features/returns/returns.mutations.ts';
import { returnQuery } from '../../features/returns/returns.queries.ts';
import { isProblem } from '../../lib/api/problem-code.ts';
import { paths } from '../../lib/paths.ts';

/** One return. Another one is another screen. */
export function ReturnScreen() {
  const id = Number(useParams({ from: '/frame/returns/$id' }).id);
  return <ReturnOfId key={id} id={id} />;
}

function ReturnOfId({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const query = useQuery(returnQuery(id));
  const change = useChangeReturn(id);
  // The same list for the same error, which is focused once.
  const refusals = useMemo(
    () => (isProblem(change.error, 'conflict') ? [describeError(change.error).message] : []),
    [change.error],
  );
  const failure = queryFailure(query);
  if (failure) return <RecordLoadError failure={failure} list={{ to: paths.returns, label: t('Returns') }} />;
  const entry = query.data;
  if (!entry) return <PageSkeleton />;
  return (
    <Page
      title={t('Return {{number}}', { number: entry.number })}
      width="wide"
      crumbs={[{ label: t('Returns'), link: { to: paths.returns } }, { label: entry.number }]}
      actions={<ReturnBadge state={entry.state} />}
    >
      <ErrorList title={t('This was not done')} messages={refusals} />
      <ReturnView entry={entry} change={change} />
    </Page>
  );
}

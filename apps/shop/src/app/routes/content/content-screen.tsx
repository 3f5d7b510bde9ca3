import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from '@tanstack/react-router';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { ContentPage } from '../../../features/content/content-page.tsx';
import { topicQuery } from '../../../features/content/content.queries.ts';
import { paths } from '../../../lib/paths.ts';

export function ContentScreen() {
  const { url } = useParams({ from: `/customer/default${paths.content}` as const });
  const { data: topic, isError } = useQuery(topicQuery(url));
  if (topic) return <ContentPage topic={topic} />;
  return isError ? <Navigate to={paths.notFound} replace /> : <PageSkeleton />;
}

import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { ContentPage } from '../../features/content/content-page.tsx';
import { topicQuery } from '../../features/content/content.queries.ts';

const route = getRouteApi('/member/default/p/$url');

export function ContentScreen() {
  const { url } = route.useParams();
  const { data: topic, isError } = useQuery(topicQuery(url));
  if (topic) return <ContentPage topic={topic} />;
  return isError ? <Navigate to="/404" replace /> : <PageSkeleton />;
}

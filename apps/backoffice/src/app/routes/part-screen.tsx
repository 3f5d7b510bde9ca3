import { Group } from '@mantine/core';
import { AnchorButton } from '@partsboard/ui/components/links.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { RecordLoadError } from '../../components/record-load-error.tsx';
import { PartStateBadge } from '../../features/parts/part-state-badge.tsx';
import { shopProductUrl } from '../../features/parts/part-uses.tsx';
import { PartView } from '../../features/parts/part-view.tsx';
import { partQuery } from '../../features/parts/parts.queries.ts';
import { paths } from '../../lib/paths.ts';

/** One part. Another one is another screen. */
export function PartScreen() {
  const id = Number(useParams({ from: '/frame/parts/$id' }).id);
  return <PartOfId key={id} id={id} />;
}

function PartOfId({ id }: { readonly id: number }) {
  const { t } = useTranslation();
  const query = useQuery(partQuery(id));
  const failure = queryFailure(query);
  if (failure) return <RecordLoadError failure={failure} list={{ to: paths.parts, label: t('Parts') }} />;
  const part = query.data;
  if (!part) return <PageSkeleton />;
  const title = `${part.brand} ${part.number}`;
  return (
    <Page
      title={title}
      width="wide"
      crumbs={[{ label: t('Parts'), link: { to: paths.parts } }, { label: title }]}
      actions={
        <Group gap="sm">
          <PartStateBadge state={part.state} />
          <AnchorButton
            variant="default"
            href={shopProductUrl(part.id)}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconExternalLink size={16} aria-hidden />}
          >
            {t('Open in the shop')}
          </AnchorButton>
        </Group>
      }
    >
      <PartView part={part} />
    </Page>
  );
}

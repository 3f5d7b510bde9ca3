import { Text } from '@mantine/core';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { ListExportMenu } from './list-export-menu.tsx';
import { useExportWantedParts } from '../../features/demand/demand.mutations.ts';
import { WantedPartList } from '../../features/demand/wanted-part-list.tsx';

/** Parts that customers look at and nobody has. */
export function WantedPartsScreen() {
  const { t } = useTranslation();
  const exportWanted = useExportWantedParts();
  return (
    <Page
      title={t('Wanted parts')}
      width="wide"
      actions={
        <ListExportMenu
          isPending={exportWanted.isPending}
          onExport={(format) => exportWanted.mutate({ format })}
        />
      }
    >
      <Text c="dimmed">
        {t('Parts that no warehouse has now, by how often customers looked at them while that was so.')}
      </Text>
      <WantedPartList />
    </Page>
  );
}

import type { ImportState } from '@partsboard/contract/backoffice/catalogue-imports';
import { Badge } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { stateTexts } from './import-texts.ts';

const colors: Readonly<Record<ImportState, string>> = {
  uploading: 'gray',
  waiting: 'accent',
  checking: 'accent',
  refused: 'red',
  checked: 'amber',
  'load-waiting': 'accent',
  loading: 'accent',
  loaded: 'green',
  failed: 'red',
  cancelled: 'gray',
};

export function ImportBadge({ state }: { readonly state: ImportState }) {
  const { t } = useTranslation();
  return (
    <Badge variant="light" tt="none" fw={500} miw="max-content" color={colors[state]}>
      {stateTexts(t)[state]}
    </Badge>
  );
}

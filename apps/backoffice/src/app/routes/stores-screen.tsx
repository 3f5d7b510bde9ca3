import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useNavigate } from '@tanstack/react-router';
import { NewStoreDialog } from '../../features/stores/new-store-dialog.tsx';
import { StoreList } from '../../features/stores/store-list.tsx';
import { paths } from '../../lib/paths.ts';

export function StoresScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Page
      title={t('Stores')}
      width="wide"
      actions={
        <NewStoreDialog onCreated={(id) => void navigate({ to: paths.store, params: { id: String(id) } })} />
      }
    >
      <StoreList />
    </Page>
  );
}

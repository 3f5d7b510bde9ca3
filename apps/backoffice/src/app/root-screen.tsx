import { SiteTitleContext } from '@partsboard/ui/components/screen-title.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useScrollAndFocusReset } from '@partsboard/ui/lib/use-scroll-and-focus-reset.ts';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { storeQuery } from '../features/session/store.queries.ts';

export function RootScreen() {
  const { t } = useTranslation();
  const { data: store } = useQuery(storeQuery);
  useScrollAndFocusReset();
  const name = store ? t('{{store}} back office', { store: store.Name }) : t('Back office');
  return (
    <SiteTitleContext value={{ name, separator: '–' }}>
      <Outlet />
    </SiteTitleContext>
  );
}

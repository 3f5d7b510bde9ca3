import { SiteTitleContext } from '@partsboard/ui/components/screen-title.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useScrollAndFocusReset } from '@partsboard/ui/lib/use-scroll-and-focus-reset.ts';
import { Outlet } from '@tanstack/react-router';

export function RootScreen() {
  const { t } = useTranslation();
  useScrollAndFocusReset();
  return (
    <SiteTitleContext value={{ name: t('Partsboard back office'), separator: '–' }}>
      <Outlet />
    </SiteTitleContext>
  );
}

import { Drawer, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Main, SkipLink } from '@partsboard/ui/components/main.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { Outlet } from '@tanstack/react-router';
import { useOrderEvents } from '../../features/orders/use-order-events.ts';
import { ConfirmLoginDialog } from '../../features/session/confirm-login-dialog.tsx';
import { useMay, useStaff } from '../../features/session/session.queries.ts';
import { SetUpStrip } from '../../features/set-up/set-up-strip.tsx';
import { BranchChoice } from './branch-choice.tsx';
import { CommandPalette } from './command-palette.tsx';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';
import classes from './frame-layout.module.css';

/** Header and navigation around every screen. */
export function FrameLayout() {
  const { t } = useTranslation();
  const staff = useStaff();
  useOrderEvents(useMay()('orders.read'));
  const [isMenuOpen, menu] = useDisclosure(false);
  // The session has just ended: the guard leads to the login in a moment.
  if (!staff) return <PageSkeleton />;
  return (
    <>
      <SkipLink />
      <Header staff={staff} isMenuOpen={isMenuOpen} onMenu={menu.toggle} />
      <div className={classes.body}>
        <aside className={classes.side} aria-label={t('Navigation')}>
          <Navigation />
        </aside>
        <Main>
          <SetUpStrip />
          <Outlet />
        </Main>
      </div>
      <Drawer
        opened={isMenuOpen}
        onClose={menu.close}
        title={t('Menu')}
        size="xs"
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <Stack gap="md">
          <BranchChoice branches={staff.branches} />
          <Navigation onNavigate={menu.close} />
        </Stack>
      </Drawer>
      <CommandPalette />
      <ConfirmLoginDialog />
    </>
  );
}

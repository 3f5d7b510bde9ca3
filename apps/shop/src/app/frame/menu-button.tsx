import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

const loadSideMenu = () => import('./side-menu.tsx').then((file) => ({ default: file.SideMenu }));
const SideMenu = lazy(loadSideMenu);

/** Opens the side menu, whose code is loaded on hover or focus. */
export function MenuButton() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(false);
    button.current?.focus();
  };
  const prepare = () => void loadSideMenu().catch(() => undefined);
  return (
    <>
      <ActionIcon
        ref={button}
        variant="subtle"
        color="gray"
        c="var(--mantine-color-text)"
        size={40}
        ml={-10}
        aria-label={t('Menu')}
        aria-haspopup="dialog"
        aria-expanded={opened === true}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={22} stroke={1.6} />
      </ActionIcon>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <SideMenu opened={opened} onClose={close} onNavigate={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

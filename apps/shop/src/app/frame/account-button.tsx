import { ActionIcon } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { lazy, useRef, useState } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { WhenNeeded } from '../../components/when-needed.tsx';
import { buttonLook, iconLook } from './action-look.ts';
import classes from './header-actions.module.css';
import { useQuestionMarkKey } from './use-question-mark-key.ts';

const loadMenu = () => import('./account-menu.tsx');
const AccountMenu = lazy(() => loadMenu().then((file) => ({ default: file.AccountMenu })));
const KeyHelp = lazy(() => loadMenu().then((file) => ({ default: file.KeyHelp })));

/** Opens the menu of who is logged in, whose code is loaded on hover or focus, and the help of keys. */
export function AccountButton() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [isHelpOpened, setIsHelpOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useQuestionMarkKey(() => setIsHelpOpened(true));
  const prepare = () => void loadMenu().catch(() => undefined);
  return (
    <div className={classes.account}>
      <ActionIcon
        ref={button}
        {...buttonLook}
        aria-label={t('My account')}
        title={t('My account')}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpened(!opened)}
      >
        <IconUser {...iconLook} />
      </ActionIcon>
      <WhenNeeded isNeeded={opened}>
        <AccountMenu
          opened={opened}
          button={button}
          onClose={() => {
            setOpened(false);
            button.current?.focus();
          }}
          onLeave={() => setOpened(false)}
          onHelp={() => {
            // First, so that the window gives it back when it closes.
            button.current?.focus();
            setOpened(false);
            setIsHelpOpened(true);
          }}
        />
      </WhenNeeded>
      <WhenNeeded isNeeded={isHelpOpened}>
        <KeyHelp opened={isHelpOpened} onClose={() => setIsHelpOpened(false)} />
      </WhenNeeded>
    </div>
  );
}

import '@mantine/spotlight/styles.layer.css';
import { Spotlight } from '@mantine/spotlight';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconSearch, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { useAllowedScreens } from '../use-allowed-screens.ts';

/** Ctrl+K: the screens by name. */
export function CommandPalette() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const actions = [
    ...useAllowedScreens().map(({ path, title, description, icon: ScreenIcon }) => ({
      id: path,
      label: title,
      description,
      leftSection: <ScreenIcon size={20} stroke={1.6} aria-hidden />,
      onClick: () => void navigate({ to: path }),
    })),
    {
      id: paths.ownAccount,
      label: t('My account'),
      description: t('Password, second factor, sessions'),
      leftSection: <IconUser size={20} stroke={1.6} aria-hidden />,
      onClick: () => void navigate({ to: paths.ownAccount }),
    },
  ];
  return (
    <Spotlight
      actions={actions}
      shortcut="mod + K"
      highlightQuery
      nothingFound={t('Nothing has this name.')}
      searchProps={{
        leftSection: <IconSearch size={18} aria-hidden />,
        placeholder: t('Go to …'),
        'aria-label': t('Go to …'),
      }}
    />
  );
}

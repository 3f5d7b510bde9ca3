import type { CurrentStaff } from '@partsboard/contract/backoffice/session';
import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { ColorSchemeSwitch } from '@partsboard/ui/components/color-scheme-switch.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useLogOut } from '../../features/session/session.mutations.ts';
import { paths } from '../../lib/paths.ts';
import { LanguageSwitch } from './language-switch.tsx';
import classes from './account-menu.module.css';

/** The own account, language and colours, log out. */
export function AccountMenu({ staff }: { readonly staff: CurrentStaff }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const logOut = useLogOut();
  return (
    <Menu position="bottom-end" width={280} withinPortal>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('Account: {{name}}', { name: staff.name })}>
          <Avatar size={34} radius="xl" name={staff.name} color="accent" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.person}>
          <Text fw={600}>{staff.name}</Text>
          <Text c="dimmed" size="xs">
            {staff.email}
          </Text>
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUser size={16} aria-hidden />}
          onClick={() => void navigate({ to: paths.ownAccount })}
        >
          {t('My account')}
        </Menu.Item>
        <div className={classes.choices}>
          <LanguageSwitch />
          <ColorSchemeSwitch />
        </div>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} aria-hidden />}
          onClick={() => logOut.mutate(undefined)}
        >
          {t('Log out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

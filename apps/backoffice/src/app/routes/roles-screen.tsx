import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconPlus } from '@tabler/icons-react';
import { RoleList } from '../../features/roles/role-list.tsx';
import { useMay } from '../../features/session/session.queries.ts';
import { paths } from '../../lib/paths.ts';

export function RolesScreen() {
  const { t } = useTranslation();
  const may = useMay();
  return (
    <Page
      title={t('Roles')}
      width="wide"
      actions={
        may('roles.edit') ? (
          <LinkButton to={paths.newRole} leftSection={<IconPlus size={16} aria-hidden />}>
            {t('Add a role')}
          </LinkButton>
        ) : null
      }
    >
      <RoleList />
    </Page>
  );
}

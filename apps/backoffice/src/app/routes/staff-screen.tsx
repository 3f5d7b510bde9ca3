import { LinkButton } from '@partsboard/ui/components/links.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMay } from '../../features/session/session.queries.ts';
import { StaffFilters } from '../../features/staff/staff-filters.tsx';
import { StaffList } from '../../features/staff/staff-list.tsx';
import { paths } from '../../lib/paths.ts';

export function StaffScreen() {
  const { t } = useTranslation();
  const may = useMay();
  const filter = useSearch({ from: '/frame/staff' });
  const navigate = useNavigate();
  return (
    <Page
      title={t('Staff')}
      width="wide"
      actions={
        may('staff.edit') ? (
          <LinkButton
            to={paths.newStaffMember}
            aria-label={t('Add a member of staff')}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {t('Add')}
          </LinkButton>
        ) : null
      }
    >
      <StaffFilters
        filter={filter}
        onChange={(search) => void navigate({ to: paths.staff, search, replace: true })}
      />
      <StaffList filter={filter} />
    </Page>
  );
}

import { Badge } from '@mantine/core';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Panel } from '../../components/panel.tsx';
import { RecordLoadError } from '../../components/record-load-error.tsx';
import { SteadyRecord } from '../../components/steady-record.tsx';
import { useMay } from '../../features/session/session.queries.ts';
import { StaffActions } from '../../features/staff/staff-actions.tsx';
import { StaffForm } from '../../features/staff/staff-form.tsx';
import { useChangeStaffMember } from '../../features/staff/staff.mutations.ts';
import { staffMemberQuery } from '../../features/staff/staff.queries.ts';
import { paths } from '../../lib/paths.ts';
import classes from './detail-screen.module.css';
import { idsOf } from './new-staff-member-screen.tsx';

export function StaffMemberScreen() {
  const { t } = useTranslation();
  const id = Number(useParams({ from: '/frame/staff/$id' }).id);
  const may = useMay();
  const query = useQuery(staffMemberQuery(id));
  const change = useChangeStaffMember(id);
  const failure = queryFailure(query);
  if (failure) return <RecordLoadError failure={failure} list={{ to: paths.staff, label: t('Staff') }} />;
  const member = query.data;
  if (!member) return <PageSkeleton />;
  const canEdit = may('staff.edit');
  return (
    <Page
      title={member.name}
      crumbs={[{ label: t('Staff'), link: { to: paths.staff } }, { label: member.name }]}
      actions={member.status === 'disabled' ? <Badge color="gray">{t('Disabled')}</Badge> : null}
    >
      <div className={classes.columns}>
        <Panel title={t('Data')}>
          <SteadyRecord
            key={member.id}
            record={member}
            fieldsOf={({ name, language, roles, branches }) => ({ name, language, roles, branches })}
          >
            {(held) => (
              <StaffForm
                member={held}
                isReadOnly={!canEdit}
                isSaving={change.isPending}
                onSave={(values, events) =>
                  change.mutate(
                    {
                      name: values.name,
                      language: values.language,
                      ...idsOf(values),
                      version: held.version,
                    },
                    { ...events, onSuccess: () => showInfo(t('Data was successfully saved.')) },
                  )
                }
              />
            )}
          </SteadyRecord>
        </Panel>
        {canEdit ? (
          <Panel title={t('Login')}>
            <StaffActions member={member} />
          </Panel>
        ) : null}
      </div>
    </Page>
  );
}

import type { StaffWarehouse } from '@partsboard/contract/backoffice/warehouses';
import { Group, Stack } from '@mantine/core';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { LoadError } from '@partsboard/ui/components/load-error.tsx';
import { PageSkeleton } from '@partsboard/ui/components/page-skeleton.tsx';
import { Page } from '@partsboard/ui/components/page.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { queryFailure } from '@partsboard/ui/lib/query-failure.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Panel } from '../../components/panel.tsx';
import { PictureField } from '../../components/picture-field.tsx';
import { SteadyRecord } from '../../components/steady-record.tsx';
import { BranchForm } from '../../features/branches/branch-form.tsx';
import {
  useChangeBranch,
  useChangeBranchPicture,
  useCreateBranch,
} from '../../features/branches/branches.mutations.ts';
import { warehousesQuery } from '../../features/branches/branches.queries.ts';
import { countriesQuery } from '../../features/branches/countries.queries.ts';
import { DeleteBranch } from '../../features/branches/delete-branch.tsx';
import { paths } from '../../lib/paths.ts';
import { without } from '../../lib/without.ts';
import { NotFoundScreen } from './not-found-screen.tsx';

/** One branch, or with the key `new` the form for a further one. */
export function BranchScreen() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/frame/branches/$id' });
  const query = useQuery(warehousesQuery);
  const countries = useQuery(countriesQuery);
  const failure = queryFailure(query);
  if (failure) return <LoadError {...failure} />;
  if (!query.data || !countries.data) return <PageSkeleton />;
  const branch = query.data.find((each) => String(each.id) === id) ?? null;
  if (branch === null && id !== 'new') return <NotFoundScreen />;
  const title = branch?.name ?? t('Add a branch');
  const homeCountryId = countries.data[0]?.Id ?? 0;
  return (
    <Page title={title} crumbs={[{ label: t('Branches'), link: { to: paths.branches } }, { label: title }]}>
      {branch ? (
        <ExistingBranch branch={branch} homeCountryId={homeCountryId} />
      ) : (
        <NewBranch homeCountryId={homeCountryId} />
      )}
    </Page>
  );
}

function NewBranch({ homeCountryId }: { readonly homeCountryId: number }) {
  const create = useCreateBranch();
  const navigate = useNavigate();
  return (
    <BranchForm
      branch={null}
      homeCountryId={homeCountryId}
      isSaving={create.isPending || create.isSuccess}
      onSave={(values, events) =>
        create.mutate(values, {
          ...events,
          onSuccess: ({ id }) => void navigate({ to: paths.branch, params: { id: String(id) } }),
        })
      }
    />
  );
}

interface ExistingBranchProps {
  readonly branch: StaffWarehouse;
  readonly homeCountryId: number;
}

function ExistingBranch({ branch, homeCountryId }: ExistingBranchProps) {
  const { t } = useTranslation();
  const change = useChangeBranch(branch.id);
  const picture = useChangeBranchPicture(branch.id);
  const navigate = useNavigate();
  const saved = () => showInfo(t('Data was successfully saved.'));
  return (
    <Stack gap="lg">
      <SteadyRecord
        key={branch.id}
        record={branch}
        fieldsOf={(each) => without(each, 'version', 'pictureUrl')}
      >
        {(held) => (
          <BranchForm
            branch={held}
            homeCountryId={homeCountryId}
            isSaving={change.isPending}
            onSave={(values, events) =>
              change.mutate({ ...values, version: held.version }, { ...events, onSuccess: saved })
            }
          />
        )}
      </SteadyRecord>
      <Panel title={t('Picture')}>
        <PictureField
          label={t('Picture of the branch')}
          url={branch.pictureUrl}
          isPending={picture.isPending}
          error={picture.isError ? fieldErrors(picture.error).picture : undefined}
          onChange={(content) => picture.mutate({ picture: content }, { onSuccess: saved })}
        />
      </Panel>
      <Group>
        <DeleteBranch branch={branch} onDeleted={() => void navigate({ to: paths.branches })} />
      </Group>
    </Stack>
  );
}

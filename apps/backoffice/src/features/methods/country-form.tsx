import type { CountrySettings, StaffCountries } from '@partsboard/contract/backoffice/methods';
import { Button, MultiSelect, Select, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showFieldErrors } from '@partsboard/ui/lib/focus-first-error.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { UnsavedChangesGuard } from '../../components/unsaved-changes-guard.tsx';
import { useChangeCountries } from './methods.mutations.ts';

const settingsOf = ({ home, offered }: StaffCountries): CountrySettings => ({ home, offered });

/** Where the shop is at home, and where it takes addresses. */
export function CountryForm({ countries }: { readonly countries: StaffCountries }) {
  const { t } = useTranslation();
  /** As the fields were filled; the screen may have read what somebody else has chosen since. */
  const [seen, setSeen] = useState(settingsOf(countries));
  const change = useChangeCountries(seen);
  const form = useForm<CountrySettings>({ initialValues: seen });
  const data = countries.all.map(({ code, name }) => ({ value: code, label: name }));
  const save = (values: CountrySettings) =>
    change.mutate(values, {
      onSuccess: (saved) => {
        setSeen(settingsOf(saved));
        form.resetDirty(values);
        showInfo(t('Data was successfully saved.'));
      },
      onError: (error) => showFieldErrors(form, error),
    });
  return (
    <form noValidate onSubmit={form.onSubmit(save)}>
      <UnsavedChangesGuard isDirty={form.isDirty()} />
      <Stack gap="md" maw={640}>
        <Select
          {...form.getInputProps('home')}
          label={t('Country of the shop')}
          description={t('It is the first in every list.')}
          searchable
          allowDeselect={false}
          data={data}
        />
        <MultiSelect
          {...form.getInputProps('offered')}
          label={t('Countries in which addresses are taken')}
          description={t('Empty: all')}
          searchable
          clearable
          data={data}
        />
        <Button type="submit" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('Save')}
        </Button>
      </Stack>
    </form>
  );
}

import type { LanguageCode } from '@partsboard/contract/language';
import type {
  RegistrationSetting,
  StoreRegistration,
} from '@partsboard/contract/backoffice/registration-settings';
import { Button, Modal, Select, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { IconSettings } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChangeRegistration } from './companies.mutations.ts';
import { registrationsQuery } from './companies.queries.ts';

function StoreChoice({ store }: { readonly store: StoreRegistration }) {
  const { t } = useTranslation();
  const change = useChangeRegistration();
  const choices: { value: StoreRegistration['registration']; label: string }[] = [
    { value: 'at-once', label: t('Open the shop at once') },
    { value: 'by-staff', label: t('Wait for approval by staff') },
  ];
  const languages: { value: LanguageCode; label: string }[] = [
    { value: 'pl', label: 'Polski' },
    { value: 'en', label: 'English' },
  ];
  const save = (changes: Partial<RegistrationSetting>) => {
    const { id, registration, staffLanguage } = store;
    change.mutate(
      { id, registration, staffLanguage, ...changes },
      { onSuccess: () => showInfo(t('Data was successfully saved.')) },
    );
  };
  return (
    <>
      <Select
        label={store.name}
        allowDeselect={false}
        data={choices}
        disabled={change.isPending}
        value={store.registration}
        onChange={(registration) => {
          if (registration !== null) save({ registration });
        }}
      />
      <Select
        label={t('Language of emails to {{store}}', { store: store.name })}
        allowDeselect={false}
        data={languages}
        disabled={change.isPending}
        value={store.staffLanguage}
        onChange={(staffLanguage) => {
          if (staffLanguage !== null) save({ staffLanguage });
        }}
      />
    </>
  );
}

/** How each store takes registrations. */
export function RegistrationSettings() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const stores = useQuery({ ...registrationsQuery, enabled: isOpen }).data;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSettings size={16} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('Registrations')}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('Registrations')}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <Stack gap="md">
          <Text>{t('What a registration in the shop does. Who waits already goes on waiting.')}</Text>
          {stores ? (
            stores.map((store) => <StoreChoice key={store.id} store={store} />)
          ) : (
            <Skeleton height={120} />
          )}
        </Stack>
      </Modal>
    </>
  );
}

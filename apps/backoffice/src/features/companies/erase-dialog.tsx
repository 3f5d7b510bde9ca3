import type { Person } from '@partsboard/contract/backoffice/companies';
import { Text, TextInput } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { companyCalls, type ChangeCompany } from './companies.mutations.ts';

interface EraseDialogProps {
  readonly person: Person;
  readonly change: ChangeCompany;
  readonly onClose: () => void;
}

/** Erases somebody's data once their address of mail was typed. */
export function EraseDialog({ person, change, onClose }: EraseDialogProps) {
  const { t } = useTranslation();
  const [confirmation, setConfirmation] = useState('');
  return (
    <FormDialog
      title={t('Erase data')}
      isOpen
      onClose={onClose}
      label={t('Erase for good')}
      isDangerous
      isDisabled={confirmation.trim().toLowerCase() !== person.email.toLowerCase()}
      isPending={change.isPending}
      onSubmit={() =>
        change.mutate(() => companyCalls.erasePerson(person.id, confirmation), {
          onSuccess: () => {
            onClose();
            showInfo(t('The data is erased.'));
          },
          onError: onClose,
        })
      }
    >
      <Text>
        {t(
          'Name, email, phone, addresses, cart and lists of {{name}} are erased and the login is gone. Orders and documents stay, because the law asks for it. This cannot be undone.',
          { name: `${person.firstName} ${person.lastName}` },
        )}
      </Text>
      <TextInput
        label={t('Type {{email}} to confirm', { email: person.email })}
        autoComplete="off"
        value={confirmation}
        onChange={(event) => setConfirmation(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

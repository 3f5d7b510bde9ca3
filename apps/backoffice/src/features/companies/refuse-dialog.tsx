import type { Company } from '@partsboard/contract/backoffice/companies';
import { Text, Textarea } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { MAX_REFUSAL_REASON_LENGTH } from '../../lib/api/contract-values.ts';
import { companyCalls, type ChangeCompany } from './companies.mutations.ts';

interface RefuseDialogProps {
  /** As it was when the dialog was opened. */
  readonly company: Company;
  readonly change: ChangeCompany;
  readonly onClose: () => void;
}

/** Refuses a registration, with a reason. */
export function RefuseDialog({ company, change, onClose }: RefuseDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={t('Refuse')}
      isOpen
      onClose={onClose}
      label={t('Refuse')}
      isDangerous
      isDisabled={reason.trim() === ''}
      isPending={change.isPending}
      onSubmit={() =>
        change.mutate(() => companyCalls.refuse(company, reason), {
          onSuccess: () => {
            onClose();
            showInfo(t('The registration is refused. The customer gets an email.'));
          },
          onError: onClose,
        })
      }
    >
      <Text>{t('The customer is logged out and can no longer log in.')}</Text>
      <Textarea
        label={t('Reason')}
        description={t('The customer reads it in the email.')}
        autosize
        minRows={2}
        maxLength={MAX_REFUSAL_REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

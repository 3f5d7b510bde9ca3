import type { Company } from '@partsboard/contract/backoffice/companies';
import { Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { companyCalls, type ChangeCompany } from './companies.mutations.ts';

interface BlockDialogProps {
  /** As it was when the dialog was opened. */
  readonly company: Company;
  readonly change: ChangeCompany;
  readonly onClose: () => void;
}

export function BlockDialog({ company, change, onClose }: BlockDialogProps) {
  const { t } = useTranslation();
  return (
    <FormDialog
      title={t('Block')}
      isOpen
      onClose={onClose}
      label={t('Block')}
      isDangerous
      isPending={change.isPending}
      onSubmit={() =>
        change.mutate(() => companyCalls.block(company), {
          onSuccess: () => {
            onClose();
            showInfo(t('The customer is blocked.'));
          },
          onError: onClose,
        })
      }
    >
      <Text>
        {t('{{name}} is logged out everywhere at once and can no longer log in. Orders stay as they are.', {
          name: company.name,
        })}
      </Text>
    </FormDialog>
  );
}

import type { Company } from '@partsboard/contract/backoffice/companies';
import { Select, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useMay } from '../session/session.queries.ts';
import { companyCalls, type ChangeCompany } from './companies.mutations.ts';
import { CreditFields, DiscountTableField } from './terms-fields.tsx';
import { useBranchChoices } from './use-branch-choices.ts';

interface ApproveDialogProps {
  /** As it was when the dialog was opened. */
  readonly company: Company;
  readonly change: ChangeCompany;
  readonly onClose: () => void;
}

/** Approves a registration with the terms that were agreed. */
export function ApproveDialog({ company, change, onClose }: ApproveDialogProps) {
  const { t } = useTranslation();
  const may = useMay();
  const branches = useBranchChoices(company.branch);
  const [discountTable, setDiscountTable] = useState(company.discountTable?.code ?? null);
  const [branchId, setBranchId] = useState(company.branch ? String(company.branch.id) : null);
  const [credit, setCredit] = useState({
    creditLimit: company.creditLimit,
    paymentDays: company.paymentDays,
  });
  return (
    <FormDialog
      title={t('Approve')}
      isOpen
      onClose={onClose}
      label={t('Approve')}
      isPending={change.isPending}
      onSubmit={() =>
        change.mutate(
          () =>
            companyCalls.approve(company, {
              discountTable,
              homeBranchId: branchId === null ? null : Number(branchId),
              ...credit,
            }),
          {
            onSuccess: () => {
              onClose();
              showInfo(t('The customer is approved and gets an email.'));
            },
            onError: onClose,
          },
        )
      }
    >
      <Text>{t('The customer sees prices at once and can order.')}</Text>
      {may('customers.discounts') ? (
        <DiscountTableField value={discountTable} onChange={setDiscountTable} />
      ) : null}
      {may('customers.credit') ? <CreditFields value={credit} onChange={setCredit} /> : null}
      <Select
        label={t('Home branch')}
        placeholder={t('None')}
        clearable
        data={branches}
        value={branchId}
        onChange={setBranchId}
      />
    </FormDialog>
  );
}

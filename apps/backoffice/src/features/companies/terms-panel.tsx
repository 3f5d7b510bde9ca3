import type { Company } from '@partsboard/contract/backoffice/companies';
import { Button, Stack } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useMay } from '../session/session.queries.ts';
import { companyCalls, type ChangeCompany } from './companies.mutations.ts';
import { CreditFields, DiscountTableField } from './terms-fields.tsx';

interface DialogProps {
  /** As it was when the dialog was opened. */
  readonly company: Company;
  readonly change: ChangeCompany;
  readonly onClose: () => void;
}

function DiscountDialog({ company, change, onClose }: DialogProps) {
  const { t } = useTranslation();
  const [discountTable, setDiscountTable] = useState(company.discountTable?.code ?? null);
  return (
    <FormDialog
      title={t('Change discount table')}
      isOpen
      onClose={onClose}
      label={t('Save')}
      isPending={change.isPending}
      onSubmit={() =>
        change.mutate(() => companyCalls.changeDiscountTable(company, discountTable), {
          onSuccess: () => {
            onClose();
            showInfo(t('The new discounts count at once.'));
          },
          onError: onClose,
        })
      }
    >
      <DiscountTableField value={discountTable} onChange={setDiscountTable} />
    </FormDialog>
  );
}

function CreditDialog({ company, change, onClose }: DialogProps) {
  const { t } = useTranslation();
  const { creditLimit, paymentDays } = company;
  const [credit, setCredit] = useState({ creditLimit, paymentDays });
  return (
    <FormDialog
      title={t('Change trade credit')}
      isOpen
      onClose={onClose}
      label={t('Save')}
      isPending={change.isPending}
      onSubmit={() =>
        change.mutate(() => companyCalls.changeCredit(company, credit), {
          onSuccess: () => {
            onClose();
            showInfo(t('The credit limit is changed.'));
          },
          onError: onClose,
        })
      }
    >
      <CreditFields value={credit} onChange={setCredit} />
    </FormDialog>
  );
}

const dialogs = { discount: DiscountDialog, credit: CreditDialog } as const;

interface TermsPanelProps {
  readonly company: Company;
  readonly change: ChangeCompany;
}

/** Buttons that change discounts and credit, for who may. */
export function TermsPanel({ company, change }: TermsPanelProps) {
  const { t } = useTranslation();
  const may = useMay();
  const [asked, setAsked] = useState<{ what: keyof typeof dialogs; company: Company } | null>(null);
  const ask = (what: keyof typeof dialogs) => () => {
    change.reset();
    setAsked({ what, company });
  };
  const Dialog = asked && dialogs[asked.what];
  return (
    <Stack gap="xs">
      {may('customers.discounts') ? (
        <Button variant="default" onClick={ask('discount')}>
          {t('Change discount table …')}
        </Button>
      ) : null}
      {may('customers.credit') ? (
        <Button variant="default" onClick={ask('credit')}>
          {t('Change trade credit …')}
        </Button>
      ) : null}
      {asked && Dialog ? (
        <Dialog company={asked.company} change={change} onClose={() => setAsked(null)} />
      ) : null}
    </Stack>
  );
}

import type { DiscountTable } from '@partsboard/contract/backoffice/discounts';
import { Alert, Select, Text, TextInput } from '@mantine/core';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { LinkAnchor } from '@partsboard/ui/components/links.tsx';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { useState } from 'react';
import { FormDialog } from '../../components/form-dialog.tsx';
import { MAX_TABLE_CODE_LENGTH, MAX_TABLE_NAME_LENGTH } from '../../lib/api/contract-values.ts';
import { paths } from '../../lib/paths.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { useCreateTable, useDeleteTable, useRenameTable } from './discounts.mutations.ts';

interface NewTableDialogProps {
  readonly tables: readonly DiscountTable[];
  readonly onClose: () => void;
}

export function NewTableDialog({ tables, onClose }: NewTableDialogProps) {
  const { t } = useTranslation();
  const create = useCreateTable();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [copyOf, setCopyOf] = useState<string | null>(null);
  const errors = fieldErrors(create.error);
  return (
    <FormDialog
      title={t('Add a discount table')}
      isOpen
      onClose={onClose}
      label={t('Add')}
      isPending={create.isPending}
      isDisabled={code.trim() === '' || name.trim() === ''}
      onSubmit={() => create.mutate({ code: code.trim(), name: name.trim(), copyOf }, { onSuccess: onClose })}
    >
      <TextInput
        label={t('Code')}
        description={t('Letters, digits, dots and dashes. It cannot be changed later.')}
        data-autofocus
        maxLength={MAX_TABLE_CODE_LENGTH}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        error={errors.code ?? (Object.keys(errors).length === 0 ? refusalOf(create.error) : null)}
      />
      <TextInput
        label={t('Table name')}
        maxLength={MAX_TABLE_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={errors.name}
      />
      <Select
        label={t('Begin with the discounts of')}
        placeholder={t('None')}
        clearable
        data={tables.map((table) => ({ value: table.code, label: `${table.code} · ${table.name}` }))}
        value={copyOf}
        onChange={setCopyOf}
        error={errors.copyOf}
      />
    </FormDialog>
  );
}

interface TableDialogProps {
  readonly table: DiscountTable;
  readonly onClose: () => void;
}

export function RenameTableDialog({ table, onClose }: TableDialogProps) {
  const { t } = useTranslation();
  const rename = useRenameTable();
  const [name, setName] = useState(table.name);
  return (
    <FormDialog
      title={t('Rename the discount table {{code}}', { code: table.code })}
      isOpen
      onClose={onClose}
      label={t('Save')}
      isPending={rename.isPending}
      isDisabled={name.trim() === '' || name.trim() === table.name}
      onSubmit={() =>
        rename.mutate({ code: table.code, name: name.trim(), version: table.version }, { onSuccess: onClose })
      }
    >
      <TextInput
        label={t('Table name')}
        data-autofocus
        maxLength={MAX_TABLE_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={refusalOf(rename.error)}
      />
    </FormDialog>
  );
}

/** A table that customers have cannot be deleted; the dialog says how many, and leads to them. */
export function DeleteTableDialog({ table, onClose }: TableDialogProps) {
  const { t } = useTranslation();
  const remove = useDeleteTable();
  const isInUse = table.companies > 0;
  return (
    <FormDialog
      title={t('Delete the discount table {{code}}', { code: table.code })}
      isOpen
      onClose={onClose}
      label={t('Delete')}
      isDangerous
      isPending={remove.isPending}
      isDisabled={isInUse}
      onSubmit={() => remove.mutate(table, { onSuccess: onClose })}
    >
      {remove.isError ? <Alert color="red">{refusalOf(remove.error)}</Alert> : null}
      {isInUse ? (
        <Text>
          {t('Customers have this table. Give them another one first.')}{' '}
          <LinkAnchor to={paths.customers} search={{ discountTable: table.code }}>
            {t('Customers: {{number}}', { number: table.companies })}
          </LinkAnchor>
        </Text>
      ) : (
        <Text>{t('The table and its discounts are removed. A catalog that has it brings it back.')}</Text>
      )}
    </FormDialog>
  );
}

import type { NewIntegrationKey } from '@partsboard/contract/backoffice/keys';
import { Checkbox, NumberInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { integrationScopes, MAX_KEY_DAYS, MAX_KEY_NAME_LENGTH } from '../../lib/api/contract-values.ts';
import { useAddKey } from './keys.mutations.ts';
import { scopeTexts } from './scope-texts.ts';

interface AddKeyDialogProps {
  readonly onClose: () => void;
  readonly onAdded: (key: string) => void;
}

const A_YEAR = 365;

export function AddKeyDialog({ onClose, onAdded }: AddKeyDialogProps) {
  const { t } = useTranslation();
  const add = useAddKey();
  const texts = scopeTexts(t);
  const form = useForm<NewIntegrationKey>({
    initialValues: { name: '', scopes: [], days: A_YEAR },
    validate: {
      name: required,
      scopes: (scopes) => (scopes.length === 0 ? t('Please choose at least one.') : null),
    },
  });
  return (
    <FormDialog
      title={t('Add an API key')}
      isOpen
      onClose={onClose}
      label={t('Add')}
      isPending={add.isPending}
      onSubmit={() => {
        if (form.validate().hasErrors) return;
        add.mutate(form.values, {
          onSuccess: ({ key }) => onAdded(key),
          onError: (error) => form.setErrors(fieldErrors(error)),
        });
      }}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={t('Name of the system')}
        description={t('Keys with the same name belong to the same system.')}
        maxLength={MAX_KEY_NAME_LENGTH}
        data-autofocus
      />
      <Checkbox.Group {...form.getInputProps('scopes')} label={t('What it may do')}>
        <Stack gap="xs" mt={4}>
          {integrationScopes.map((scope) => (
            <Checkbox key={scope} value={scope} label={texts[scope]} description={scope} />
          ))}
        </Stack>
      </Checkbox.Group>
      <NumberInput
        {...form.getInputProps('days')}
        label={t('Valid for days')}
        min={1}
        max={MAX_KEY_DAYS}
        allowDecimal={false}
        clampBehavior="strict"
      />
    </FormDialog>
  );
}

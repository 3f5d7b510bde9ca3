import type { Company } from '@partsboard/contract/backoffice/companies';
import type { NewPerson } from '@partsboard/contract/backoffice/company-actions';
import { Select, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fieldErrors } from '@partsboard/ui/api/api-error.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { focusFirstError } from '@partsboard/ui/lib/focus-first-error.ts';
import { required } from '@partsboard/ui/lib/form-rules.tsx';
import { showInfo } from '@partsboard/ui/lib/notices.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { useInvitePerson } from './companies.mutations.ts';

interface InviteDialogProps {
  readonly company: Company;
  readonly onClose: () => void;
}

/** Adds somebody to a customer; the person gets an email to choose a password. */
export function InviteDialog({ company, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const invite = useInvitePerson(company.id);
  const form = useForm<NewPerson>({
    initialValues: { firstName: '', lastName: '', email: '', phone: '', language: 'pl' },
    validate: { firstName: required, lastName: required, email: required },
  });
  const send = (person: NewPerson) =>
    invite.mutate(person, {
      onSuccess: () => {
        showInfo(t('{{email}} gets an email with a link.', { email: person.email }));
        onClose();
      },
      onError: (error) => form.setErrors(fieldErrors(error)),
    });
  return (
    <FormDialog
      title={t('Add a person')}
      isOpen
      onClose={onClose}
      label={t('Add and invite')}
      isPending={invite.isPending}
      onSubmit={() => form.onSubmit(send, focusFirstError)()}
    >
      <Text>
        {t('The person orders on the terms of {{company}} and gets an email to choose a password.', {
          company: company.name,
        })}
      </Text>
      <TextInput {...form.getInputProps('firstName')} label={t('First name')} maxLength={100} withAsterisk />
      <TextInput {...form.getInputProps('lastName')} label={t('Last name')} maxLength={100} withAsterisk />
      <TextInput
        {...form.getInputProps('email')}
        type="email"
        label={t('Email')}
        maxLength={254}
        withAsterisk
      />
      <TextInput {...form.getInputProps('phone')} type="tel" label={t('Phone')} maxLength={40} />
      <Select
        {...form.getInputProps('language')}
        label={t('Language')}
        allowDeselect={false}
        data={[
          { value: 'pl', label: 'Polski' },
          { value: 'en', label: 'English' },
        ]}
      />
    </FormDialog>
  );
}

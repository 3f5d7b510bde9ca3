import type { StoreSettings } from '@partsboard/contract/backoffice/stores';
import type { UseFormReturnType } from '@mantine/form';
import { SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

/** Who sells, and where money and questions go. */
export function CompanyFields({ form }: { readonly form: UseFormReturnType<StoreSettings> }) {
  const { t } = useTranslation();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <TextInput
        {...form.getInputProps('name')}
        label={t('Name of the store')}
        description={t('It is in the header of the shop, in emails and in authenticator apps.')}
        maxLength={80}
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('companyName')}
        label={t('Company name')}
        description={t('On documents, and as the recipient of transfers.')}
        maxLength={200}
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('companyAddress')}
        label={t('Address')}
        maxLength={300}
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('companyVat')}
        label={t('VAT number')}
        maxLength={40}
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('companyPhoneNumber')}
        label={t('Phone')}
        type="tel"
        maxLength={40}
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('email')}
        label={t('Email for customers')}
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('bankAccount')}
        label={t('Bank account (IBAN)')}
        description={t('Orders that are paid by transfer name it.')}
        maxLength={60}
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('mailFrom')}
        label={t('Sender of emails')}
        description={t(
          'Your mail server may send from it. Empty: the server’s, else the email for customers.',
        )}
        type="email"
        maxLength={254}
        autoComplete="off"
      />
      <TextInput
        {...form.getInputProps('orderPrefix')}
        label={t('Order numbers begin with')}
        description={t(
          'Up to six letters, such as NOW or NOW-. Empty: numbers alone. It holds for new orders.',
        )}
        maxLength={7}
        autoComplete="off"
      />
    </SimpleGrid>
  );
}

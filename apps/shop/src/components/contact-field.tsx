import '@mantine/core/styles/Input.layer.css';
import { TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

type ContactFieldKind =
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'vatNumber'
  | 'street'
  | 'streetSecondLine'
  | 'postalCode'
  | 'city'
  | 'phone';

interface Props extends TextInputProps {
  readonly kind: ContactFieldKind;
}

/** A field for data of a person or a company, with the label and the autofill hint of its kind. */
export function ContactField({ kind, ...props }: Props) {
  const { t } = useTranslation();
  const kinds: Readonly<Record<ContactFieldKind, TextInputProps>> = {
    firstName: { label: t('First name'), autoComplete: 'given-name' },
    lastName: { label: t('Last name'), autoComplete: 'family-name' },
    company: { label: t('Company'), autoComplete: 'organization' },
    vatNumber: { label: t('VAT number'), autoComplete: 'off' },
    street: { label: t('Street address'), autoComplete: 'address-line1' },
    streetSecondLine: { label: t('Street address, second line'), autoComplete: 'address-line2' },
    postalCode: { label: t('Zip code'), autoComplete: 'postal-code' },
    city: { label: t('City'), autoComplete: 'address-level2' },
    phone: { label: t('Phone'), autoComplete: 'tel', type: 'tel' },
  };
  return <TextInput {...kinds[kind]} {...props} />;
}

import { vatNumberFault } from '@partsboard/domain/vat-number';
import type { Country } from '@partsboard/contract/reference';
import type { ReactElement } from 'react';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

const NotANip = () =>
  useTranslation().t('This is not a valid Polish VAT number (NIP). Please check its 10 digits.');
const WrongForm = () => useTranslation().t('This VAT number does not have the form used in its country.');

interface VatNumberContext {
  readonly countries: readonly Country[];
  /** The country's id, as its field contains it; undefined where it is not known. */
  readonly countryId: string | number | undefined;
  /** The saved number, which the server does not check again. */
  readonly saved?: string | null | undefined;
}

/** The error for a VAT number that cannot be valid in its country, or null. */
export function vatNumberRule(
  value: string,
  { countries, countryId, saved }: VatNumberContext,
): ReactElement | null {
  if (value.trim() === saved) return null;
  const country = countries.find(({ Id }) => String(Id) === String(countryId))?.TwoLetterIsoCode;
  const fault = vatNumberFault(value, country);
  if (fault === null) return null;
  return fault === 'not-a-nip' ? <NotANip /> : <WrongForm />;
}

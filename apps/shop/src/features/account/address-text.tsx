import type { Address } from '@partsboard/contract/customer';
import { useTranslation } from 'react-i18next';
import { useCountries, useStateProvinces } from '../../lib/reference/use-reference.ts';

type Shown = Omit<Address, 'FaxNumber' | 'Email'>;

/** An address as it would stand on an envelope or an invoice. */
export function AddressText({ address }: { readonly address: Shown }) {
  const { t } = useTranslation();
  const country = useCountries().find(({ Id }) => Id === address.CountryId)?.Name;
  const state = useStateProvinces().find(({ Id }) => Id === address.StateProvinceId)?.Name;
  const lines = [
    address.Company,
    `${address.FirstName} ${address.LastName}`,
    [address.Address1, address.Address2].filter(Boolean).join(', '),
    [`${address.ZipPostalCode} ${address.City}`, state].filter(Boolean).join(', '),
    country,
    address.VatNumber && `${t('VAT number')} ${address.VatNumber}`,
    address.PhoneNumber,
  ];
  return (
    <>
      {lines.map((line, index) =>
        line ? (
          <span key={index} style={{ display: 'block', overflowWrap: 'anywhere' }}>
            {line}
          </span>
        ) : null,
      )}
    </>
  );
}

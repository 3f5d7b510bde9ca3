import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';

interface Props {
  readonly address: {
    readonly Company?: string | null;
    readonly FirstName: string;
    readonly LastName: string;
    readonly Address1: string;
    readonly Address2?: string | null;
    readonly ZipPostalCode: string;
    readonly City: string;
    readonly VatNumber?: string | null;
    readonly PhoneNumber?: string | null;
  };
  readonly state: string | null | undefined;
  readonly country: string | undefined;
}

/** An address as it is written on an envelope or an invoice. */
export function AddressLines({ address, state, country }: Props) {
  const { t } = useTranslation();
  const lines = [
    address.Company,
    `${address.FirstName} ${address.LastName}`.trim(),
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
          // User input may contain one very long word.
          <span key={index} style={{ display: 'block', overflowWrap: 'anywhere' }}>
            {line}
          </span>
        ) : null,
      )}
    </>
  );
}

import type { Company } from '@partsboard/contract/backoffice/companies';
import { Anchor, Text } from '@mantine/core';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import classes from './company-detail.module.css';

export function CompanyAddresses({ addresses }: { readonly addresses: Company['addresses'] }) {
  const { t } = useTranslation();
  if (addresses.length === 0) return <Text c="dimmed">{t('No addresses.')}</Text>;
  return (
    <ul className={classes.addresses}>
      {addresses.map(({ id, lines, phone }) => (
        <li key={id}>
          <address>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
            {phone ? <Anchor href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Anchor> : null}
          </address>
        </li>
      ))}
    </ul>
  );
}

import type { Company } from '@partsboard/contract/backoffice/companies';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatDate, formatMoney } from '@partsboard/ui/lib/format.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import classes from './company-detail.module.css';

/** What matters of a customer, at the top. */
export function CompanyFacts({ company }: { readonly company: Company }) {
  const { t } = useTranslation();
  const { discountTable, creditLimit, creditUsed, overdue } = company;
  return (
    <Facts>
      <Fact
        name={t('VAT number')}
        more={company.hasSharedVatNumber ? t('An older customer has the same number.') : null}
      >
        {company.vatNumber || '–'}
      </Fact>
      <Fact name={t('Home branch')}>{company.branch?.name ?? '–'}</Fact>
      <Fact name={t('Discount table')} more={discountTable?.name}>
        {discountTable?.code ?? t('Catalog prices')}
      </Fact>
      <Fact
        name={t('Credit used')}
        more={
          overdue > 0 ? (
            <span className={classes.warning}>
              {t('{{amount}} overdue', { amount: formatMoney(overdue) })}
            </span>
          ) : (
            t('of {{amount}}', { amount: formatMoney(creditLimit) })
          )
        }
      >
        <span data-numeric>{formatMoney(creditUsed)}</span>
      </Fact>
      <Fact name={t('Number in the own system')}>{company.externalId ?? '–'}</Fact>
      <Fact name={t('Registered')}>{formatDate(company.createdAt)}</Fact>
    </Facts>
  );
}

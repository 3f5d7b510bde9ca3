import type { StaffPart } from '@partsboard/contract/backoffice/parts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatMoney, formatNumber, formatPercent } from '@partsboard/ui/lib/format.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { unitText } from './part-texts.ts';
import classes from './parts.module.css';

/** What matters of a part, at the top. */
export function PartFacts({ part }: { readonly part: StaffPart }) {
  const { t } = useTranslation();
  const { price, coreDeposit, discountGroup, stock } = part;
  const free = stock.reduce((sum, { quantity, reserved }) => sum + Math.max(0, quantity - reserved), 0);
  const reserved = stock.reduce((sum, each) => sum + each.reserved, 0);
  return (
    <Facts>
      {part.pictureUrl === null ? null : (
        <Fact name={t('Picture')}>
          <img src={part.pictureUrl} alt="" className={classes.picture} />
        </Fact>
      )}
      <Fact name={t('Polish name')}>{part.namePl}</Fact>
      <Fact name={t('English name')}>{part.nameEn ?? '–'}</Fact>
      <Fact
        name={t('Net price')}
        more={
          price === null
            ? null
            : t('{{gross}} gross, VAT {{vat}}', {
                gross: formatMoney(price.gross),
                vat: formatPercent(price.vatPercent),
              })
        }
      >
        <span data-numeric>{price === null ? t('Without a price') : formatMoney(price.net)}</span>
      </Fact>
      <Fact
        name={t('Core deposit')}
        more={
          coreDeposit === null
            ? null
            : t('{{gross}} gross, {{days}} days', {
                gross: formatMoney(coreDeposit.gross),
                days: coreDeposit.days,
              })
        }
      >
        <span data-numeric>{coreDeposit === null ? '–' : formatMoney(coreDeposit.net)}</span>
      </Fact>
      <Fact name={t('Discount group')} more={discountGroup?.name}>
        {discountGroup?.code ?? '–'}
      </Fact>
      <Fact name={t('Available')} more={t('Reserved: {{quantity}}', { quantity: formatNumber(reserved) })}>
        <span data-numeric>{formatNumber(free)}</span>
      </Fact>
      <Fact name={t('On back order')}>
        <span data-numeric>{formatNumber(part.backOrdered)}</span>
      </Fact>
      <Fact name={t('Pack')} more={part.weight === null ? null : `${formatNumber(part.weight)} g`}>
        {`${part.packQuantity} ${unitText(t, part.unit)}`}
      </Fact>
    </Facts>
  );
}

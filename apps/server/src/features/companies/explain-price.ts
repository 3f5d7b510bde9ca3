import type { PriceExplanation } from '@partsboard/contract/backoffice/price-explanation';
import type { LanguageCode } from '@partsboard/contract/language';
import { fromBasisPoints, toMajor } from '@partsboard/domain/money';
import { normalisePartNumber } from '@partsboard/domain/part-number';
import { isPurchasable } from '@partsboard/domain/price';
import { priceSteps } from '@partsboard/domain/price-steps';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import { localisedName } from '../../messages/texts.ts';
import type { PriceAndStock } from '../pricing/pricing.service.ts';
import { unknownCompany } from './company-detail.ts';
import { findCompany } from './company.repository.ts';
import { findDiscountGroups } from './discount-groups.repository.ts';

/** Why a part costs a customer what it costs: the price that the shop asks for, taken apart. */
export async function explainPrice(
  db: Db,
  prices: PriceAndStock,
  companyId: number,
  { number, quantity = 1 }: { readonly number: string; readonly quantity?: number },
  language: LanguageCode,
): Promise<PriceExplanation[]> {
  const company = await findCompany(db, companyId);
  if (company === undefined) throw unknownCompany();
  const normalised = normalisePartNumber(number);
  const quotes =
    normalised === '' ? [] : await prices.quote(db, company.discount_table ?? '', { normalised });
  if (quotes.length === 0) throw new DomainError('not-found', { title: (t) => t.parts.unknownNumber });
  const groups = new Map(
    (
      await findDiscountGroups(
        db,
        quotes.map(({ partId }) => partId),
      )
    ).map((row) => [row.id, row]),
  );
  return quotes.map(({ partId, number: printed, namePl, nameEn, price }) => {
    const group = groups.get(partId);
    const steps = priceSteps(price, quantity);
    return {
      partId,
      brand: group?.brand ?? '',
      number: printed,
      name: localisedName(namePl, nameEn)[language],
      hasPrice: isPurchasable(price),
      listNet: toMajor(steps.listNet),
      discountGroup:
        group?.code == null
          ? null
          : { code: group.code, name: localisedName(group.name_pl ?? '', group.name_en)[language] },
      discountTable:
        company.discount_table === null
          ? null
          : { code: company.discount_table, name: company.discount_table_name ?? company.discount_table },
      discountPercent: fromBasisPoints(price.discount),
      exactDiscount: toMajor(steps.exactDiscount),
      discount: toMajor(steps.discount),
      net: toMajor(steps.net),
      vatPercent: fromBasisPoints(price.vatRate),
      exactVat: toMajor(steps.exactVat),
      vat: toMajor(steps.vat),
      gross: toMajor(steps.gross),
      quantity,
      lineGross: toMajor(steps.lineGross),
    };
  });
}

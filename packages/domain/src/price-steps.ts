import { BASIS_POINTS_PER_WHOLE, type Grosze } from './money.ts';
import type { CustomerPrice } from './price.ts';
import { lineTotal } from './totals.ts';

/** How a customer's price came about. All amounts are taken from the price itself; nothing is computed anew. */
export interface PriceSteps {
  readonly listNet: Grosze;
  /** Before it is rounded to the grosz. */
  readonly exactDiscount: number;
  readonly discount: Grosze;
  readonly net: Grosze;
  /** Of one piece, before it is rounded to the grosz. */
  readonly exactVat: number;
  readonly vat: Grosze;
  readonly gross: Grosze;
  readonly lineGross: Grosze;
}

/** The steps from the list price to what a line of so many pieces costs. */
export function priceSteps(price: CustomerPrice, quantity: number): PriceSteps {
  const { catalogue, own, discount, vatRate } = price;
  return {
    listNet: catalogue.net,
    exactDiscount: (catalogue.net * discount) / BASIS_POINTS_PER_WHOLE,
    discount: catalogue.net - own.net,
    net: own.net,
    exactVat: (own.net * vatRate) / BASIS_POINTS_PER_WHOLE,
    vat: own.gross - own.net,
    gross: own.gross,
    lineGross: lineTotal({ unit: own, quantity }),
  };
}

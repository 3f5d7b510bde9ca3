import { BASIS_POINTS_PER_WHOLE, percentOf, proportionOf, type BasisPoints, type Grosze } from './money.ts';

/** A unit's price: net, and gross with its tax rounded to the grosz per unit. */
export interface UnitPrice {
  readonly net: Grosze;
  readonly gross: Grosze;
}

/** What a part costs before and after the customer's discount. All zero when it has no price. */
export interface CustomerPrice {
  readonly catalogue: UnitPrice;
  readonly own: UnitPrice;
  readonly discount: BasisPoints;
  readonly vatRate: BasisPoints;
}

/** Net plus tax, the tax rounded half up. */
export const grossOf = (net: Grosze, vatRate: BasisPoints): Grosze => net + percentOf(net, vatRate);

/** The tax contained in a gross amount, rounded half up. */
export const taxWithin = (gross: Grosze, vatRate: BasisPoints): Grosze =>
  proportionOf(gross, vatRate, BASIS_POINTS_PER_WHOLE + vatRate);

export const unitPrice = (net: Grosze, vatRate: BasisPoints): UnitPrice => ({
  net,
  gross: grossOf(net, vatRate),
});

/** An amount less a percentage of it; exact at 0 and 100 %. */
export const discounted = (amount: Grosze, discount: BasisPoints): Grosze =>
  amount - percentOf(amount, discount);

/** The customer's price of a part from its net catalogue price. */
export function customerPrice(
  catalogueNet: Grosze,
  vatRate: BasisPoints,
  discount: BasisPoints,
): CustomerPrice {
  return {
    catalogue: unitPrice(catalogueNet, vatRate),
    own: unitPrice(discounted(catalogueNet, discount), vatRate),
    discount,
    vatRate,
  };
}

/** A part can be bought only at a price above zero. */
export const isPurchasable = (price: Pick<CustomerPrice, 'own'>): boolean => price.own.gross > 0;

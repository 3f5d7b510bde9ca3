import { polishClock, polishDay } from '@partsboard/domain/polish-day';
import type { Grosze } from '@partsboard/domain/money';
import { grossOf } from '@partsboard/domain/price';
import type { Fee } from '@partsboard/domain/totals';

/** What a rule needs to know about where goods go. */
export interface Destination {
  /** Two-letter ISO code. */
  readonly country: string;
  readonly postcode: string;
}

interface ShippingRules {
  readonly countries: readonly string[];
  readonly postcodePrefixes: readonly string[];
}

interface FeeRules {
  readonly feeNet: Grosze;
  readonly vatRate: number;
  /** From this gross sub total on the fee falls away. */
  readonly freeFrom?: Grosze | null;
}

const servesCountry = (countries: readonly string[], country: string): boolean =>
  countries.length === 0 || countries.includes(country);

/** Whether a shipping method goes to a destination. Postcodes are compared by their digits and letters only. */
export function shipsTo(method: ShippingRules, destination: Destination): boolean {
  if (!servesCountry(method.countries, destination.country)) return false;
  const postcode = destination.postcode.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  return (
    method.postcodePrefixes.length === 0 ||
    method.postcodePrefixes.some((prefix) => postcode.startsWith(prefix))
  );
}

/** Whether a payment method is offered in a country. */
export const paysIn = (method: { readonly countries: readonly string[] }, country: string): boolean =>
  servesCountry(method.countries, country);

/** Whether a branch runs a way of delivery: every branch does where none is named. */
export const runsFrom = (
  method: { readonly branch_ids: readonly number[] | null },
  branchId: number,
): boolean => method.branch_ids === null || method.branch_ids.includes(branchId);

/** Whether goods that are picked up at this branch, or at none, can be paid so. */
export const paysAt = (
  method: { readonly counter_branch_ids: readonly number[] | null },
  pickupBranchId: number | undefined,
): boolean =>
  method.counter_branch_ids === null ||
  (pickupBranchId !== undefined && method.counter_branch_ids.includes(pickupBranchId));

/** The fee of a method for a cart of this gross sub total. */
export function feeFor(rules: FeeRules, subTotal: Grosze): Fee {
  const free = rules.freeFrom != null && subTotal >= rules.freeFrom;
  const net = free ? 0 : rules.feeNet;
  return { unit: { gross: grossOf(net, rules.vatRate) }, vatRate: rules.vatRate };
}

/** Whether an order placed now misses the day's departure, and why. */
export function missesDeparture(
  orderUntil: string | null,
  now: Date,
  closedDays: readonly string[] = [],
): 'too-late' | 'weekend' | 'holiday' | null {
  if (orderUntil === null) return null;
  const { weekday, time } = polishClock(now);
  if (closedDays.includes(polishDay(now))) return 'holiday';
  if (['Sat', 'Sun'].includes(weekday)) return 'weekend';
  return time >= orderUntil.slice(0, 5) ? 'too-late' : null;
}

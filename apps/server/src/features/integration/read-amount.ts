import { fromMajor, toMajor } from '@partsboard/domain/money';
import { fieldError } from '../../http/errors/domain-error.ts';

/** A number of zloty in grosze; one that has more than two decimals is refused, not rounded. */
export function readAmount(field: string, zloty: number): number {
  const amount = fromMajor(zloty);
  if (toMajor(amount) !== zloty) throw fieldError(field, (t) => t.integration.amountDecimals);
  return amount;
}

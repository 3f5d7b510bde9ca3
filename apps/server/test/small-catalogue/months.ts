import { monthNumber } from '@partsboard/domain/month';

/** From `YYYY-MM`. */
export const month = (text: string): number =>
  monthNumber(Number(text.slice(0, 4)), Number(text.slice(5, 7)));

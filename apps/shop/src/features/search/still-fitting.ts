import { normalisePartNumber } from '@partsboard/domain/part-number';

/**
 * Of the parts that were suggested for a shorter text, those whose number begins with the longer one: shown until the
 * server has answered. Where there are none, all stay, since it finds parts by older numbers too.
 */
export function stillFitting<P extends { readonly Sku: string }>(
  parts: readonly P[],
  text: string,
): readonly P[] {
  const typed = normalisePartNumber(text);
  const fitting = parts.filter(({ Sku }) => normalisePartNumber(Sku).startsWith(typed));
  return fitting.length === 0 ? parts : fitting;
}

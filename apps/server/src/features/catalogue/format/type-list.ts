/** The largest vehicle-type number; a smallint holds it. */
export const MAX_TYPE_NUMBER = 32_767;

const ITEM = /^(\d{1,5})(?:-(\d{1,5}))?$/;

/** The numbers of a list like `1-12 15 17-20`, ascending; or the item at fault, `''` if a number occurs twice. */
export function parseTypeList(text: string): number[] | string {
  const numbers: number[] = [];
  let ascending = true;
  for (const item of text.split(/ +/)) {
    const match = ITEM.exec(item);
    const first = Number(match?.[1] ?? 0);
    const last = match?.[2] === undefined ? first : Number(match[2]);
    if (first < 1 || last < first || last > MAX_TYPE_NUMBER) return item;
    if (first <= (numbers.at(-1) ?? 0)) ascending = false;
    for (let number = first; number <= last && numbers.length <= MAX_TYPE_NUMBER; number += 1) {
      numbers.push(number);
    }
  }
  if (ascending) return numbers;
  const unique = [...new Set(numbers)].sort((a, b) => a - b);
  return unique.length === numbers.length ? unique : '';
}

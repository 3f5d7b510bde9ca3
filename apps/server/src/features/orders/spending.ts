/** The last twelve months as `YYYY-MM`, the oldest first, ending with the month of `now` in Poland. */
export function lastTwelveMonths(now: Date): readonly string[] {
  const [year = 0, month = 0] = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Warsaw',
    year: 'numeric',
    month: '2-digit',
  })
    .format(now)
    .split('-')
    .map(Number);
  return Array.from({ length: 12 }, (_unused, back) => {
    const index = year * 12 + (month - 1) - (11 - back);
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  });
}

/** A moment that lies before the first of those months everywhere, so that no order in them is missed. */
export function beforeFirstMonth(months: readonly string[]): Date {
  const first = new Date(`${months[0] ?? '1970-01'}-01T00:00:00Z`);
  return new Date(first.getTime() - 86_400_000);
}

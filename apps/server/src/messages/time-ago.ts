const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** “2 minutes ago”, in the language of the locale; less than a minute is called seconds. */
export function timeAgo(seconds: number, locale: string): string {
  const { unit, seconds: length } = UNITS.find((each) => seconds >= each.seconds) ?? {
    unit: 'second' as const,
    seconds: 1,
  };
  return new Intl.RelativeTimeFormat(locale).format(-Math.floor(seconds / length), unit);
}

import type { LanguageCode } from '@partsboard/contract/language';
import { polishDay } from '@partsboard/domain/polish-day';
import { texts } from './texts.ts';

interface Hours {
  readonly hours: string;
  readonly order_until: string | null;
  readonly holidays: readonly string[];
}

/** Closed days are told so long before. */
const DAYS_AHEAD = 21;

const DAY = 86_400_000;

/** What people write about their hours is a sentence, or the mere hours. */
const ENDED = /[.!?]$/;

/** The opening hours of a branch, with its next closed days and until when an order is ready on the same day. */
export function openingHours(
  { hours, order_until: until, holidays }: Hours,
  language: LanguageCode,
  now = new Date(),
): string {
  const { locale, setUp } = texts[language];
  const today = polishDay(now);
  const last = polishDay(new Date(now.getTime() + DAYS_AHEAD * DAY));
  const closed = [...holidays]
    .sort()
    .filter((day) => day >= today && day <= last)
    .map((day) =>
      new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, {
        timeZone: 'UTC',
        day: 'numeric',
        month: 'numeric',
      }),
    );
  const more = [
    ...(until === null ? [] : [setUp.untilToday(until.slice(0, 5))]),
    ...(closed.length === 0 ? [] : [setUp.closed(closed.join(', '))]),
  ].join(' ');
  if (hours === '' || more === '') return hours || more;
  return ENDED.test(hours) ? `${hours} ${more}` : `${hours}. ${more}`;
}

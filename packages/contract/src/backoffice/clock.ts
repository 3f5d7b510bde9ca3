import { Type } from '../schema.ts';

/** A time of day, such as 16:00. */
export const ClockTime = Type.String({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$' });

/** A day, such as 2026-12-24. */
export const Day = Type.String({ pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' });

/** A moment that somebody gives, such as 2026-12-24T08:00+01:00. */
export const ZonedTime = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,6})?)?(?:Z|[+-]\\d{2}:\\d{2})$',
  description: 'ISO 8601 date and time with its zone',
});

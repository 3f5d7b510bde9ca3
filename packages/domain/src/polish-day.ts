// Made once: a formatter costs more than all that it writes.
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Warsaw',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day in Poland at a moment, `YYYY-MM-DD`. */
export const polishDay = (moment: Date): string => day.format(moment);

/** The day of the week, such as `Sat`, and the time in Poland, `HH:MM`. */
export function polishClock(moment: Date): { readonly weekday: string; readonly time: string } {
  const parts = clock.formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return { weekday: part('weekday'), time: `${part('hour')}:${part('minute')}` };
}

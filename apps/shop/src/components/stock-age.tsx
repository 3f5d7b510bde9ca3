import { currentLanguage, locales } from '@partsboard/ui/i18n/language.ts';
import { useTranslation } from '@partsboard/ui/i18n/use-translation.ts';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import classes from './stock-age.module.css';

const timeOf = (moment: Date): string =>
  moment.toLocaleTimeString(locales[currentLanguage()], { hour: '2-digit', minute: '2-digit' });

const isToday = (moment: Date): boolean => moment.toDateString() === new Date().toDateString();

/** From when the figures are, where they could not be confirmed now. */
export function StockAge({ asOf }: { readonly asOf: string | undefined }) {
  const { t } = useTranslation();
  if (asOf === undefined) return null;
  const moment = new Date(asOf);
  const time = isToday(moment) ? timeOf(moment) : formatShortDateTime(asOf);
  return (
    <time className={classes.age} dateTime={asOf}>
      {t('stock as of {{time}}', { time })}
    </time>
  );
}

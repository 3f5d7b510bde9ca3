import type { StaffBanner } from '@partsboard/contract/backoffice/banners';
import { formatShortDateTime } from '@partsboard/ui/lib/format.ts';
import type { TFunction } from 'i18next';

export const placeTexts = (t: TFunction): Readonly<Record<StaffBanner['place'], string>> => ({
  HomePage: t('Home page'),
  LoginPage: t('Login page'),
  Category: t('Categories (other applications)'),
  Manufacturer: t('Makers (other applications)'),
});

export const bannerStateTexts = (t: TFunction): Readonly<Record<StaffBanner['state'], string>> => ({
  shown: t('Shown'),
  planned: t('Planned'),
  over: t('Over'),
  off: t('Switched off'),
});

/** When a banner is shown, in words; nothing where it has no limit. */
export function scheduleText(
  t: TFunction,
  { shownFrom, shownUntil }: Pick<StaffBanner, 'shownFrom' | 'shownUntil'>,
): string {
  const from = shownFrom === null ? '' : formatShortDateTime(shownFrom);
  const until = shownUntil === null ? '' : formatShortDateTime(shownUntil);
  if (from && until) return `${from} – ${until}`;
  if (from) return t('from {{moment}}', { moment: from });
  return until && t('until {{moment}}', { moment: until });
}

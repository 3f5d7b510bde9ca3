import type { PartSort, PartState } from '@partsboard/contract/backoffice/parts';
import type { CorrectionReason } from '@partsboard/contract/backoffice/stock-corrections';
import type { TFunction } from 'i18next';

export const partStateTexts = (t: TFunction): Readonly<Record<PartState, string>> => ({
  current: t('Current'),
  superseded: t('Superseded'),
  withdrawn: t('Withdrawn'),
});

export const partSortTexts = (t: TFunction): Readonly<Record<PartSort, string>> => ({
  number: t('By number'),
  name: t('By name'),
  'most-stock': t('Most stock first'),
  'least-stock': t('Least stock first'),
  dearest: t('Highest price first'),
  cheapest: t('Lowest price first'),
});

const unitTexts = (t: TFunction): Readonly<Record<string, string>> => ({
  pc: t('pcs'),
  set: t('set'),
  pair: t('pair'),
});

/** Metres, litres and kilograms are written alike in both languages. */
export const unitText = (t: TFunction, unit: string): string => unitTexts(t)[unit] ?? unit;

export const reasonTexts = (t: TFunction): Readonly<Record<CorrectionReason, string>> => ({
  count: t('Stocktaking'),
  damaged: t('Damaged'),
  lost: t('Missing'),
  found: t('Found again'),
  delivery: t('Delivery not booked'),
  'own-use': t('Own use'),
  mistake: t('Booking mistake'),
  other: t('Something else'),
});

import type { CompanySort, CompanyStandingName } from '@partsboard/contract/backoffice/companies';
import type { TFunction } from 'i18next';

export const standingTexts = (t: TFunction): Readonly<Record<CompanyStandingName, string>> => ({
  pending: t('Waits for approval'),
  approved: t('Approved customer'),
  refused: t('Refused'),
  blocked: t('Blocked'),
  erased: t('Erased'),
});

export const companySortTexts = (t: TFunction): Readonly<Record<CompanySort, string>> => ({
  name: t('By name'),
  newest: t('Newest first'),
  oldest: t('Oldest first'),
  credit: t('Highest credit limit first'),
});

/** What a customer is called on the screen. */
export const nameOf = (t: TFunction, { id, name }: { readonly id: number; readonly name: string }): string =>
  name === '' ? t('Erased customer {{id}}', { id }) : name;

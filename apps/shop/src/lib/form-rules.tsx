import i18next from 'i18next';
import { PASSWORD_MIN_LENGTH } from './api/contract-values.ts';

/** A rule answers the sentence to show under the field, or null. */
export type Rule = (value: string) => string | null;

export const required: Rule = (value) => (value.trim() === '' ? i18next.t('This field is required') : null);

/** Only what is surely no address is refused; the server decides the rest. */
export const emailRule: Rule = (value) =>
  required(value) ?? (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : i18next.t('Enter a valid email address'));

/** Counted in code points, as the server counts them. */
export const newPasswordRule: Rule = (value) => {
  if (value === '') return i18next.t('This field is required');
  return Array.from(value).length < PASSWORD_MIN_LENGTH
    ? i18next.t('Use at least {{count}} characters', { count: PASSWORD_MIN_LENGTH })
    : null;
};

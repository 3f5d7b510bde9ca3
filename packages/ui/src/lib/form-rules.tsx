import type { ReactElement } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';

/**
 * A rule returns what to show under the field, or null. It returns an element and not a text, so that the error is
 * translated again when the person changes the language.
 */
export type Rule = (value: string) => ReactElement | null;

const FieldRequired = () => useTranslation().t('This field is required');
const InvalidEmail = () => useTranslation().t('Enter a valid email address');
const PasswordTooShort = ({ count }: { readonly count: number }) =>
  useTranslation().t('Use at least {{count}} characters', { count });

export const required: Rule = (value) => (value.trim() === '' ? <FieldRequired /> : null);

/** Refuses only what is certainly no address; the server decides the rest. */
export const emailRule: Rule = (value) =>
  required(value) ?? (/^\S+@\S+\.\S+$/.test(value.trim()) ? null : <InvalidEmail />);

/** Counted in code points, as on the server. */
export const passwordRule =
  (minLength: number): Rule =>
  (value) => {
    if (value === '') return <FieldRequired />;
    return Array.from(value).length < minLength ? <PasswordTooShort count={minLength} /> : null;
  };

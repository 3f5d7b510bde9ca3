import i18next, { type TFunction } from 'i18next';
import type { LanguageCode } from './language.ts';

type Values = Readonly<Record<string, string | number>>;
/** The compiler checks the key where `t` is called; here any key is accepted. */
type AnyTranslate = (key: string, values?: Values) => string;

const fill = (pattern: string, values: Values): string =>
  pattern.replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => String(values[name] ?? ''));

/**
 * A `t` that looks each text and plural form up in i18next once and keeps the result: a screen shows hundreds of
 * texts, most of them many times, and a lookup costs as much as rendering an element.
 */
export function createCachedTranslate(language: LanguageCode): TFunction {
  const translate = i18next.t as (key: string, values: object) => string;
  const plurals = new Intl.PluralRules(language);
  const patterns = new Map<string, string>();

  const patternOf = (key: string, values: Values | undefined): string => {
    const count = values?.count;
    const form = typeof count === 'number' ? plurals.select(count) : '';
    const name = `${form} ${key}`;
    const known = patterns.get(name);
    if (known !== undefined) return known;
    const pattern = translate(key, { ...values, skipInterpolation: true });
    patterns.set(name, pattern);
    return pattern;
  };
  const cachedTranslate: AnyTranslate = (key, values) => {
    const pattern = patternOf(key, values);
    return values === undefined ? pattern : fill(pattern, values);
  };
  return cachedTranslate as TFunction;
}

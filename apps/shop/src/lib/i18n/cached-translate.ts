import i18next, { type TFunction } from 'i18next';
import type { LanguageCode } from './language.ts';

type Values = Readonly<Record<string, string | number>>;
/** What is said is checked by the compiler where it is said; here any sentence will do. */
type AnySentence = (key: string, values?: Values) => string;

const fill = (pattern: string, values: Values): string =>
  pattern.replaceAll(/\{\{(\w+)\}\}/g, (_blank, name: string) => String(values[name] ?? ''));

/**
 * Says sentences in the language that is shown. i18next is asked once for each sentence and form of plural and its
 * answer kept: a screen says hundreds, most of them many times, and a lookup costs as much as drawing an element.
 */
export function speaker(language: LanguageCode): TFunction {
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
  const speak: AnySentence = (key, values) => {
    const pattern = patternOf(key, values);
    return values === undefined ? pattern : fill(pattern, values);
  };
  return speak as TFunction;
}

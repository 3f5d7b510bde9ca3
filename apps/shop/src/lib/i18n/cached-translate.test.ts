import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type LanguageCode } from '@partsboard/ui/i18n/language.ts';
import { createCachedTranslate } from '@partsboard/ui/i18n/cached-translate.ts';
import { fetchOtherTexts, loginTexts } from './texts.ts';

const PLURAL = /_(?:one|few|many|other)$/;
const counts = [...Array.from({ length: 26 }, (_none, index) => index), 100, 101, 102, 112, 1.5];

type AnyTranslate = (key: string, values?: object) => string;
const withAnyKey = (t: TFunction) => t as AnyTranslate;

/** The keys of the Polish texts, which are complete. */
let keys: string[];

beforeAll(async () => {
  await i18next.init({
    fallbackLng: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  for (const language of languages)
    for (const texts of [loginTexts[language], await fetchOtherTexts(language)])
      i18next.addResourceBundle(language, 'translation', texts);
  const texts = i18next.getResourceBundle('pl', 'translation') as Record<string, string>;
  keys = [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))];
});

async function translateInto(language: LanguageCode): Promise<AnyTranslate> {
  await i18next.changeLanguage(language);
  return withAnyKey(createCachedTranslate(language));
}

const placeholdersOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');

describe.each(languages)('texts in %s', (language) => {
  it('are those of i18next, for every count and value', async () => {
    const cached = await translateInto(language);
    const plain = withAnyKey(i18next.t);
    const differing = keys.flatMap((text) => {
      const placeholders = placeholdersOf(text);
      const values = Object.fromEntries(placeholders.map((name) => [name, `<${name}> $& {{x}}`]));
      const cases = placeholders.includes('count')
        ? counts.map((count) => ({ ...values, count }))
        : [placeholders.length > 0 ? values : undefined];
      return cases.filter((each) => cached(text, each) !== plain(text, each)).map(() => text);
    });
    expect(differing).toEqual([]);
    expect(keys).not.toEqual([]);
  });
});

it('a text without a translation is shown in English, and translated once its texts are loaded', async () => {
  const before = await translateInto('pl');
  expect(before('A new text')).toBe('A new text');
  i18next.addResourceBundle('pl', 'translation', { 'A new text': 'Nowy tekst' });
  const after = await translateInto('pl');
  expect(after('A new text')).toBe('Nowy tekst');
});

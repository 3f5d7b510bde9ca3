import i18next, { type TFunction } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type LanguageCode } from './language.ts';
import { fetchTexts } from './fetch-texts.ts';
import { speaker } from './cached-translate.ts';

const PLURAL = /_(?:one|few|many|other)$/;
const counts = [...Array.from({ length: 26 }, (_none, index) => index), 100, 101, 102, 112, 1.5];

type AnySentence = (key: string, values?: object) => string;
const asAnySentence = (t: TFunction) => t as AnySentence;

/** Every sentence of the Polish texts, which have them all. */
let sentences: string[];

beforeAll(async () => {
  await i18next.init({
    fallbackLng: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  for (const language of languages)
    for (const extent of ['login', 'rest'] as const)
      i18next.addResourceBundle(language, 'translation', (await fetchTexts(language, extent)).default);
  const texts = i18next.getResourceBundle('pl', 'translation') as Record<string, string>;
  sentences = [...new Set(Object.keys(texts).map((key) => key.replace(PLURAL, '')))];
});

async function speakIn(language: LanguageCode): Promise<AnySentence> {
  await i18next.changeLanguage(language);
  return asAnySentence(speaker(language));
}

const blanksOf = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');

describe.each(languages)('sentences in %s', (language) => {
  it('are those of i18next, for every count and value', async () => {
    const speak = await speakIn(language);
    const slow = asAnySentence(i18next.t);
    const differing = sentences.flatMap((sentence) => {
      const blanks = blanksOf(sentence);
      const values = Object.fromEntries(blanks.map((name) => [name, `<${name}> $& {{x}}`]));
      const cases = blanks.includes('count')
        ? counts.map((count) => ({ ...values, count }))
        : [blanks.length > 0 ? values : undefined];
      return cases.filter((each) => speak(sentence, each) !== slow(sentence, each)).map(() => sentence);
    });
    expect(differing).toEqual([]);
    expect(sentences).not.toEqual([]);
  });
});

it('a sentence that has no text yet is said in English, and in the language once its texts are there', async () => {
  const before = await speakIn('pl');
  expect(before('A sentence of tomorrow')).toBe('A sentence of tomorrow');
  i18next.addResourceBundle('pl', 'translation', { 'A sentence of tomorrow': 'Zdanie z jutra' });
  const after = await speakIn('pl');
  expect(after('A sentence of tomorrow')).toBe('Zdanie z jutra');
});

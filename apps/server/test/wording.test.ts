import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** Forms of words that the shop's messages do not use: see “Wording” in CONTRIBUTING.md. */
const unwanted = {
  en: [/\bcatalogue/i, /\be-mail/i, /authoris/i, /[\d}] %/],
  pl: [/\bemail/i, /\bnie (?:wysłan|zapisan|opłacon)/i, /[\d}] %/, /<h2>Ile je/],
};

/** Texts in one of the languages: `en: '…'`, `nameEn: '…'`, `description_en: '…'`, over several lines too. */
const TEXT = /\b\w*?(?:_?(en|pl)|(En|Pl)):\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/g;

async function readMessages(): Promise<{ language: 'en' | 'pl'; text: string }[]> {
  const names = await readdir(source, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const sources = await Promise.all(files.map((name) => readFile(join(source, name), 'utf8')));
  return sources.flatMap((code) =>
    [...code.matchAll(TEXT)].map(([, small, capital, single, double, template]) => ({
      language: (small ?? capital ?? '').toLowerCase() === 'en' ? ('en' as const) : ('pl' as const),
      text: single ?? double ?? template ?? '',
    })),
  );
}

describe('the messages of the server', () => {
  it('use one form of each word, in both languages', async () => {
    const messages = await readMessages();
    expect(messages.length).toBeGreaterThan(300);
    const faults = messages.filter(({ language, text }) =>
      unwanted[language].some((form) => form.test(text)),
    );
    expect(faults).toEqual([]);
  });
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

/** Forms of words that the shop's messages do not use: see “Wording” in CONTRIBUTING.md. */
const unwanted = {
  en: [/\bcatalogue/i, /\be-mail/i, /authoris/i, /[\d}] %/],
  pl: [/\bemail/i, /\bnie (?:wysłan|zapisan|opłacon)/i, /[\d}] %/, /<h2>Ile je/],
};

const POLISH = /[ąćęłńóśźż„]/i;

type Language = keyof typeof unwanted;

interface SourceFile {
  readonly name: string;
  readonly code: string;
}

async function readSources(): Promise<SourceFile[]> {
  const names = await readdir(source, { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return Promise.all(
    files.map(async (name) => ({
      name: name.replaceAll('\\', '/'),
      code: await readFile(join(source, name), 'utf8'),
    })),
  );
}

/** The text of every string and template, without what a template inserts and without property names. */
function stringsIn({ name, code }: SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node)) found.push(node.getText().replaceAll(/\$\{[^}]*\}/g, '${}'));
    else if (ts.isPropertyAssignment(node)) visit(node.initializer);
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true));
  return found;
}

/** The demo's texts in one of the languages: `en: '…'`, `nameEn: '…'`, `description_en: '…'`, over several lines too. */
const DEMO_TEXT = /\b\w*?(?:_?(en|pl)|(En|Pl)):\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`)/g;

function textsIn(file: SourceFile): { readonly language: Language; readonly text: string }[] {
  const [, folder] = /^messages\/(pl|en)\//.exec(file.name) ?? [];
  if (folder !== undefined)
    return stringsIn(file).map((text) => ({ language: folder === 'en' ? 'en' : 'pl', text }));
  return [...file.code.matchAll(DEMO_TEXT)].map(([, small, capital, single, double, template]) => ({
    language: (small ?? capital ?? '').toLowerCase() === 'en' ? 'en' : 'pl',
    text: single ?? double ?? template ?? '',
  }));
}

describe('the messages of the server', () => {
  it('use one form of each word, in both languages', async () => {
    const messages = (await readSources()).flatMap(textsIn);
    expect(messages.length).toBeGreaterThan(300);
    const faults = messages.filter(({ language, text }) =>
      unwanted[language].some((form) => form.test(text)),
    );
    expect(faults).toEqual([]);
  });

  it('are kept in messages/, apart from those of the demo', async () => {
    const others = (await readSources()).filter(
      ({ name, code }) => POLISH.test(code) && !/^(messages|demo)\//.test(name),
    );
    expect(others.flatMap(stringsIn).filter((text) => POLISH.test(text))).toEqual([]);
  });

  it('are English in messages/en', async () => {
    const english = (await readSources()).filter(({ name }) => name.startsWith('messages/en/'));
    expect(english.flatMap(stringsIn).filter((text) => POLISH.test(text))).toEqual([]);
  });
});

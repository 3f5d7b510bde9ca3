// Compares the texts in the source of an application, and of this package, with their translations. Run by the build and
// by `npm run i18n:check` of an application.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import ts from 'typescript';

const shared = join(import.meta.dirname, '../src');

/** The plural forms that a language counts with, as i18next writes them after a key. */
const pluralForms = { pl: ['one', 'few', 'many', 'other'], en: ['one', 'other'] };
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** Attributes that are shown to a person or read out by a screen reader. */
const SPOKEN = new Set(['label', 'title', 'placeholder', 'alt', 'aria-label', 'description']);

/** Spellings that are not used here: see “Wording” in CONTRIBUTING.md. */
const wording = {
  en: [/catalogue/i, /e-mail/i, /authoris/i, /[\d}] %/],
  pl: [/\bemail/i, /\bnie (?:wysłan|zapisan|opłacon)/i, /\bnr\b/i, /[\d}] %/],
};

/** @param {string} text */
const placeholders = (text) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join();

/** @param {string} key */
const withoutForm = (key) => key.replace(PLURAL, '');

/** @param {string} file */
function catalogue(file) {
  /** @type {unknown} */
  const texts = JSON.parse(readFileSync(file, 'utf8'));
  return /** @type {Record<string, string>} */ (texts);
}

/** The texts given to `t`, all other strings, and texts that are not translated at all. @param {string} source */
function readSource(source) {
  /** @type {Map<string, string>} */
  const asked = new Map();
  /** @type {Set<string>} */
  const strings = new Set();
  /** @type {string[]} */
  const loose = [];

  for (const name of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || /\.(?:test|d)\.tsx?$/.test(name)) continue;
    const path = join(source, name);
    const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    /** @param {ts.Node} node */
    const place = (node) =>
      `${relative(source, path)}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isStringLiteralLike(node)) strings.add(node.text);
      if (ts.isCallExpression(node) && /(?:^|\.)t$/.test(node.expression.getText())) {
        const [key] = node.arguments;
        if (key && ts.isStringLiteralLike(key)) asked.set(key.text, place(key));
      }
      if (ts.isJsxText(node) && /\p{L}/u.test(node.text)) loose.push(`${place(node)} ${node.text.trim()}`);
      if (
        ts.isJsxAttribute(node) &&
        SPOKEN.has(node.name.getText()) &&
        node.initializer &&
        ts.isStringLiteral(node.initializer) &&
        /\p{L}/u.test(node.initializer.text)
      ) {
        loose.push(`${place(node)} ${node.initializer.text}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { asked, strings, loose };
}

/**
 * @param {string} source the folder with the code
 * @param {readonly string[]} files the Polish texts
 * @param {string} english
 * @param {readonly string[]} inherited keys that are translated elsewhere
 */
function faultsOf(source, files, english, inherited) {
  const { asked, strings, loose } = readSource(source);
  const polish = files.map(catalogue);
  /** @type {Record<string, string>} */
  const pl = Object.fromEntries(polish.flatMap((texts) => Object.entries(texts)));
  const en = catalogue(english);
  const known = new Set([...inherited, ...Object.keys(pl)].flatMap((key) => [key, withoutForm(key)]));
  const plurals = new Set(
    Object.keys(pl)
      .filter((key) => PLURAL.test(key))
      .map(withoutForm),
  );

  const faults = loose.map((text) => `not translatable: ${text}`);
  const keys = [...inherited, ...polish.flatMap((texts) => Object.keys(texts))];
  for (const key of keys.filter((name, index) => keys.indexOf(name) !== index))
    faults.push(`twice in pl: “${key}”`);
  for (const [key, place] of asked) if (!known.has(key)) faults.push(`missing in pl: “${key}” (${place})`);
  for (const key of Object.keys(pl)) {
    if (!strings.has(withoutForm(key))) faults.push(`unused in pl: “${key}”`);
  }
  for (const key of Object.keys(en)) {
    if (!plurals.has(withoutForm(key)) || !PLURAL.test(key)) {
      faults.push(`en needs plural forms only: “${key}”`);
    }
  }
  for (const base of plurals) {
    for (const form of pluralForms.pl)
      if (!pl[`${base}_${form}`]) faults.push(`missing in pl: “${base}_${form}”`);
    for (const form of pluralForms.en)
      if (!en[`${base}_${form}`]) faults.push(`missing in en: “${base}_${form}”`);
  }
  return [...faults, ...faultsOfTexts(pl, en)];
}

/** @param {Record<string, string>} pl @param {Record<string, string>} en */
function faultsOfTexts(pl, en) {
  const faults = [];
  for (const [key, text] of [...Object.entries(pl), ...Object.entries(en)]) {
    const wanted = placeholders(withoutForm(key));
    // A singular may write “one” as a word.
    const fits = placeholders(text) === wanted || (key.endsWith('_one') && wanted === 'count');
    if (!fits) faults.push(`other placeholders than the key: “${key}” → “${text}”`);
    if (text.trim() === '') faults.push(`empty: “${key}”`);
  }
  for (const [key, text] of Object.entries(pl)) {
    if (wording.en.some((form) => form.test(key))) faults.push(`wording: “${key}”`);
    if (wording.pl.some((form) => form.test(text.replace(/\{\{\w+\}\}/g, '{}'))))
      faults.push(`wording: “${text}”`);
  }
  return faults;
}

/** @param {string} source the folder with an application's code @returns {string[]} a message for each fault */
export function findTranslationFaults(source) {
  const sharedTexts = join(shared, 'i18n/pl.json');
  const texts = join(source, 'lib/i18n');
  const files = readdirSync(join(texts, 'pl')).map((file) => join(texts, 'pl', file));
  return [
    ...faultsOf(shared, [sharedTexts], join(shared, 'i18n/en.json'), []),
    ...faultsOf(source, files, join(texts, 'en.json'), Object.keys(catalogue(sharedTexts))),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const faults = findTranslationFaults(resolve(process.argv[2] ?? 'src'));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}

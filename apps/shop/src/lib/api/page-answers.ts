import { currentLanguage, isLanguage, type LanguageCode } from '@partsboard/ui/i18n/language.ts';
import { isObject } from '@partsboard/ui/lib/is-object.ts';
import { parseJson } from '@partsboard/ui/lib/parse-json.ts';

/** What the server has put into the page: answers by the URL of their call, all in one language. */
interface PageAnswers {
  readonly language: LanguageCode;
  readonly answers: Readonly<Record<string, unknown>>;
}

/**
 * Null where the server could put nothing there, in development, and where something on the way has damaged the
 * block: it only saves calls.
 */
export function parsePageAnswers(block: string): PageAnswers | null {
  const value = parseJson(block);
  return isPageAnswers(value) ? value : null;
}

const isPageAnswers = (value: unknown): value is PageAnswers =>
  isObject(value) && isLanguage(value.language) && isObject(value.answers);

/** The answers are as old as the page: a call that is made later goes to the server. */
const VALID_MS = 10_000;

const startedAt = Date.now();
let language: LanguageCode | null = null;
let answers: Map<string, unknown> | null = null;

function readPage(): Map<string, unknown> {
  const page = parsePageAnswers(document.getElementById('answers')?.textContent ?? '');
  language = page?.language ?? null;
  return new Map(Object.entries(page?.answers ?? {}));
}

/** The answer to a read that came with the page. Given out once; undefined where there is none. */
export function takePageAnswer(url: string): unknown {
  if (Date.now() - startedAt > VALID_MS) return undefined;
  answers ??= readPage();
  if (language !== currentLanguage()) return undefined;
  const answer = answers.get(url);
  answers.delete(url);
  return answer;
}

import { isLanguage, type LanguageCode } from '../i18n/language.ts';
import { isObject } from '../is-object.ts';
import { parseJson } from '../parse-json.ts';

/** What the server has put into the page: answers by the address of their call, all in one language. */
interface PageAnswers {
  readonly language: LanguageCode;
  readonly answers: Readonly<Record<string, unknown>>;
}

/**
 * Null where the server could put nothing there, in development, and where something on the way has damaged the
 * block: it only spares calls.
 */
export function parsePageAnswers(block: string): PageAnswers | null {
  const value = parseJson(block);
  return isPageAnswers(value) ? value : null;
}

const isPageAnswers = (value: unknown): value is PageAnswers =>
  isObject(value) && isLanguage(value.language) && isObject(value.answers);

import type { TLocalizedValidationError } from 'typebox/error';
import type { Sentence } from './language.ts';

/** What a person is told about a field, by the schema keyword that it broke. */
export const REQUIRED: Sentence = { pl: 'To pole jest wymagane.', en: 'This field is required.' };
const UNKNOWN_FIELD: Sentence = { pl: 'Nieznane pole.', en: 'Unknown field.' };
export const WRONG_VALUE: Sentence = { pl: 'Nieprawidłowa wartość.', en: 'This value is not valid.' };
const NOT_ALLOWED_CHARACTERS: Sentence = {
  pl: 'Wartość zawiera niedozwolone znaki lub ma nieprawidłowy format.',
  en: 'The value has characters that are not allowed or a wrong format.',
};
export const NUL_CHARACTER: Sentence = {
  pl: 'Wartość zawiera niedozwolone znaki.',
  en: 'The value has characters that are not allowed.',
};
export const EMAIL_FORMAT: Sentence = {
  pl: 'Podaj prawidłowy adres e-mail.',
  en: 'Please give a valid e-mail address.',
};

const typeSentences: Readonly<Record<string, Sentence>> = {
  integer: { pl: 'Podaj liczbę całkowitą.', en: 'Please give a whole number.' },
  number: { pl: 'Podaj liczbę.', en: 'Please give a number.' },
  string: { pl: 'Podaj tekst.', en: 'Please give a text.' },
  boolean: { pl: 'Podaj wartość tak lub nie (true, false).', en: 'Please give true or false.' },
  array: { pl: 'Podaj listę.', en: 'Please give a list.' },
  object: { pl: 'Podaj obiekt JSON.', en: 'Please give a JSON object.' },
};

type Limit = number | bigint;

const tooLong = (limit: Limit): Sentence => ({
  pl: `Najwyżej ${limit} znaków.`,
  en: `At most ${limit} characters.`,
});
const tooShort = (limit: Limit): Sentence => ({
  pl: `Co najmniej ${limit} znaków.`,
  en: `At least ${limit} characters.`,
});

/** Blank where something must stand: the same to a person as a field left out. */
const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** The sentence for one broken rule, or nothing where another error of the same field says it better. */
export function sentenceOf(error: TLocalizedValidationError, value: unknown): Sentence | undefined {
  switch (error.keyword) {
    case 'required':
      return REQUIRED;
    case 'additionalProperties':
      return UNKNOWN_FIELD;
    case 'type': {
      const type = typeof error.params.type === 'string' ? error.params.type : '';
      if (type === 'null') return undefined;
      return value === null ? REQUIRED : (typeSentences[type] ?? WRONG_VALUE);
    }
    case 'minLength':
      return isBlank(value) ? REQUIRED : tooShort(error.params.limit);
    case 'maxLength':
      return tooLong(error.params.limit);
    case 'pattern':
      if (isBlank(value)) return REQUIRED;
      return String(error.params.pattern).includes('@') ? EMAIL_FORMAT : NOT_ALLOWED_CHARACTERS;
    case 'minimum':
      return { pl: `Najmniej ${error.params.limit}.`, en: `At least ${error.params.limit}.` };
    case 'maximum':
      return { pl: `Najwyżej ${error.params.limit}.`, en: `At most ${error.params.limit}.` };
    case 'minItems':
      return { pl: `Najmniej pozycji: ${error.params.limit}.`, en: `At least ${error.params.limit} items.` };
    case 'maxItems':
      return { pl: `Najwięcej pozycji: ${error.params.limit}.`, en: `At most ${error.params.limit} items.` };
    // These repeat what an error inside them has said.
    case 'anyOf':
    case 'boolean':
      return undefined;
    default:
      return WRONG_VALUE;
  }
}

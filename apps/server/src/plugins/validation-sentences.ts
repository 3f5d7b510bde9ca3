import type { TLocalizedValidationError } from 'typebox/error';
import type { Sentence } from './language.ts';

/** What a person is told about a field, by the schema keyword that it broke. */
const REQUIRED: Sentence = { pl: 'To pole jest wymagane', en: 'This field is required' };
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
const EMAIL_FORMAT: Sentence = {
  pl: 'Podaj prawidłowy adres e-mail.',
  en: 'Please give a valid email address.',
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

type Errors = {
  [K in TLocalizedValidationError['keyword']]: Extract<TLocalizedValidationError, { keyword: K }>;
};
type SentenceTable = {
  readonly [K in keyof Errors]?: (error: Errors[K], value: unknown) => Sentence | undefined;
};

const sentences: SentenceTable = {
  required: () => REQUIRED,
  additionalProperties: () => UNKNOWN_FIELD,
  type: ({ params }, value) => {
    const type = typeof params.type === 'string' ? params.type : '';
    if (type === 'null') return undefined;
    return value === null ? REQUIRED : (typeSentences[type] ?? WRONG_VALUE);
  },
  minLength: ({ params }, value) => (isBlank(value) ? REQUIRED : tooShort(params.limit)),
  maxLength: ({ params }) => tooLong(params.limit),
  pattern: ({ params }, value) => {
    if (isBlank(value)) return REQUIRED;
    return String(params.pattern).includes('@') ? EMAIL_FORMAT : NOT_ALLOWED_CHARACTERS;
  },
  minimum: ({ params }) => ({ pl: `Najmniej ${params.limit}.`, en: `At least ${params.limit}.` }),
  maximum: ({ params }) => ({ pl: `Najwyżej ${params.limit}.`, en: `At most ${params.limit}.` }),
  minItems: ({ params }) => ({
    pl: `Najmniej pozycji: ${params.limit}.`,
    en: `At least ${params.limit} items.`,
  }),
  maxItems: ({ params }) => ({
    pl: `Najwięcej pozycji: ${params.limit}.`,
    en: `Max ${params.limit} items.`,
  }),
  // These repeat what an error inside them has said.
  anyOf: () => undefined,
  boolean: () => undefined,
};

/** The sentence for one broken rule, or nothing where another error of the same field says it better. */
export function sentenceOf(error: TLocalizedValidationError, value: unknown): Sentence | undefined {
  // The table is keyed by the keyword that tells the errors apart.
  const say = sentences[error.keyword] as
    ((error: TLocalizedValidationError, value: unknown) => Sentence | undefined) | undefined;
  return say ? say(error, value) : WRONG_VALUE;
}

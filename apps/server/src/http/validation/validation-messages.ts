import { MULTILINE, VISIBLE } from '@partsboard/contract/schema';
import type { TLocalizedValidationError } from 'typebox/error';
import type { Message } from '../../messages/language.ts';

/** What a person is told about a field, by the schema keyword that it broke. */
const REQUIRED: Message = { pl: 'To pole jest wymagane', en: 'This field is required' };
const UNKNOWN_FIELD: Message = { pl: 'Nieznane pole.', en: 'Unknown field.' };
export const WRONG_VALUE: Message = { pl: 'Nieprawidłowa wartość.', en: 'This value is not valid.' };
const NOT_ALLOWED_CHARACTERS: Message = {
  pl: 'Wartość zawiera niedozwolone znaki lub ma nieprawidłowy format.',
  en: 'The value has characters that are not allowed or a wrong format.',
};
export const NUL_CHARACTER: Message = {
  pl: 'Wartość zawiera niedozwolone znaki.',
  en: 'The value has characters that are not allowed.',
};
const ONE_LINE_ONLY: Message = {
  pl: 'To pole ma jeden wiersz. Usuń podział wiersza lub tabulator.',
  en: 'This field takes one line. Please remove the line break or tab.',
};
const INVISIBLE_CHARACTERS: Message = {
  pl: 'Usuń niewidoczne znaki sterujące.',
  en: 'Please remove the invisible control characters.',
};
const NOTHING_VISIBLE: Message = {
  pl: 'Wpisz tekst, który widać, albo zostaw to pole puste.',
  en: 'Please enter text that can be seen, or leave this field empty.',
};
const EMAIL_FORMAT: Message = {
  pl: 'Podaj prawidłowy adres e-mail.',
  en: 'Please give a valid email address.',
};

const typeMessages: Readonly<Record<string, Message>> = {
  integer: { pl: 'Podaj liczbę całkowitą.', en: 'Please give a whole number.' },
  number: { pl: 'Podaj liczbę.', en: 'Please give a number.' },
  string: { pl: 'Podaj tekst.', en: 'Please give a text.' },
  boolean: { pl: 'Podaj wartość tak lub nie (true, false).', en: 'Please give true or false.' },
  array: { pl: 'Podaj listę.', en: 'Please give a list.' },
  object: { pl: 'Podaj obiekt JSON.', en: 'Please give a JSON object.' },
};

type Limit = number | bigint;

const tooLong = (limit: Limit): Message => ({
  pl: `Najwyżej ${limit} znaków.`,
  en: `At most ${limit} characters.`,
});
const tooShort = (limit: Limit): Message => ({
  pl: `Co najmniej ${limit} znaków.`,
  en: `At least ${limit} characters.`,
});

/** Blank where something must stand: the same to a person as a field left out. */
const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** What is wrong with a text that a person reads, by what is in it. */
function textMessage(value: unknown, takesLines: boolean): Message {
  const text = typeof value === 'string' ? value : '';
  if (!takesLines && /[\t\n\r\u2028\u2029]/.test(text)) return ONE_LINE_ONLY;
  return /[\p{Cc}\p{Bidi_C}]/u.test(text) ? INVISIBLE_CHARACTERS : NOTHING_VISIBLE;
}

type Errors = {
  [K in TLocalizedValidationError['keyword']]: Extract<TLocalizedValidationError, { keyword: K }>;
};
type MessageTable = {
  readonly [K in keyof Errors]?: (error: Errors[K], value: unknown) => Message | undefined;
};

const messages: MessageTable = {
  required: () => REQUIRED,
  additionalProperties: () => UNKNOWN_FIELD,
  type: ({ params }, value) => {
    const type = typeof params.type === 'string' ? params.type : '';
    if (type === 'null') return undefined;
    return value === null ? REQUIRED : (typeMessages[type] ?? WRONG_VALUE);
  },
  minLength: ({ params }, value) => (isBlank(value) ? REQUIRED : tooShort(params.limit)),
  maxLength: ({ params }) => tooLong(params.limit),
  pattern: ({ params }, value) => {
    if (isBlank(value)) return REQUIRED;
    const pattern = String(params.pattern);
    if (pattern.includes('@')) return EMAIL_FORMAT;
    if (!pattern.includes(VISIBLE)) return NOT_ALLOWED_CHARACTERS;
    const message = textMessage(value, pattern.includes(MULTILINE));
    return message === NOTHING_VISIBLE && pattern.startsWith(`^${VISIBLE}`) ? REQUIRED : message;
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

/** The message for one broken rule, or nothing where another error of the same field says it better. */
export function messageOf(error: TLocalizedValidationError, value: unknown): Message | undefined {
  // The table is keyed by the keyword that tells the errors apart.
  const say = messages[error.keyword] as
    ((error: TLocalizedValidationError, value: unknown) => Message | undefined) | undefined;
  return say ? say(error, value) : WRONG_VALUE;
}

import { MULTILINE, VISIBLE } from '@partsboard/contract/schema';
import type { TLocalizedValidationError } from 'typebox/error';
import { texts, type Message, type Texts } from '../../messages/texts.ts';

const required: Message = (t) => t.validation.required;
export const wrongValue: Message = (t) => t.validation.wrongValue;
const nothingVisible: Message = (t) => t.validation.nothingVisible;

type TypeName = keyof Texts['validation']['types'];

const isTypeName = (type: string): type is TypeName => Object.hasOwn(texts.en.validation.types, type);

/** Blank where something must stand: the same to a person as a field left out. */
const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** What is wrong with a text that a person reads, by what is in it. */
function textMessage(value: unknown, takesLines: boolean): Message {
  const text = typeof value === 'string' ? value : '';
  if (!takesLines && /[\t\n\r\u2028\u2029]/.test(text)) return (t) => t.validation.oneLineOnly;
  return /[\p{Cc}\p{Cs}\p{Bidi_C}\ufff9-\ufffb]/u.test(text)
    ? (t) => t.validation.invisibleCharacters
    : nothingVisible;
}

type Errors = {
  [K in TLocalizedValidationError['keyword']]: Extract<TLocalizedValidationError, { keyword: K }>;
};
type MessageTable = {
  readonly [K in keyof Errors]?: (error: Errors[K], value: unknown) => Message | undefined;
};

/** The message for a field, by the schema keyword that it does not satisfy. */
const messages: MessageTable = {
  required: () => required,
  additionalProperties: () => (t) => t.validation.unknownField,
  type: ({ params }, value) => {
    const type = typeof params.type === 'string' ? params.type : '';
    if (type === 'null') return undefined;
    if (value === null) return required;
    return isTypeName(type) ? (t) => t.validation.types[type] : wrongValue;
  },
  minLength: ({ params }, value) => (isBlank(value) ? required : (t) => t.validation.tooShort(params.limit)),
  maxLength:
    ({ params }) =>
    (t) =>
      t.validation.tooLong(params.limit),
  pattern: ({ params }, value) => {
    if (isBlank(value)) return required;
    const pattern = String(params.pattern);
    if (pattern.includes('@')) return (t) => t.validation.emailFormat;
    if (!pattern.includes(VISIBLE)) return (t) => t.validation.wrongFormat;
    const message = textMessage(value, pattern.includes(MULTILINE));
    return message === nothingVisible && pattern.startsWith(`^${VISIBLE}`) ? required : message;
  },
  minimum:
    ({ params }) =>
    (t) =>
      t.validation.minimum(params.limit),
  maximum:
    ({ params }) =>
    (t) =>
      t.validation.maximum(params.limit),
  minItems:
    ({ params }) =>
    (t) =>
      t.validation.tooFewItems(params.limit),
  maxItems:
    ({ params }) =>
    (t) =>
      t.validation.tooManyItems(params.limit),
  // An error inside them has a message of its own.
  anyOf: () => undefined,
  boolean: () => undefined,
};

/** The message for one broken rule, or nothing where another error of the same field has a better one. */
export function messageOf(error: TLocalizedValidationError, value: unknown): Message | undefined {
  // The table is keyed by the keyword that tells the errors apart.
  const messageFor = messages[error.keyword] as
    ((error: TLocalizedValidationError, value: unknown) => Message | undefined) | undefined;
  return messageFor ? messageFor(error, value) : wrongValue;
}

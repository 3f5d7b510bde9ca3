import Type, { type Static, type TProperties, type TSchema } from 'typebox';

/** An object that takes nothing beyond its properties: a misspelt field is an error, not silence. */
export const Closed = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A row's key, as the outside sees it. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Something else, by its id and its name in the request’s language. */
export const NamedReference = Closed({ Id, Name: Type.String() });

/** Something that has a code, with its name. */
export const CodedReference = Closed({ code: Type.String(), name: Type.String() });

/** Of what there are few, such as brands. */
export const SmallId = Type.Integer({ minimum: 1, maximum: 32_767 });

/** An amount in the currency's major unit, at most two decimals. */
export const Amount = Type.Number({ description: 'Major units of the currency, e.g. 12.5 for 12,50 zł' });

/** The VAT in an amount, of one rate. */
export const TaxShare = Closed({ Rate: Type.Number({ description: 'In percent' }), Value: Amount });

/** Characters that nobody types into a form, or that make a text read otherwise than it is written. */
const CONTROL = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ufff9-\\ufffb\\p{Surrogate}';
const LINE_BREAK = '\\t\\n\\r\\u2028\\u2029';
const BIDIRECTIONAL = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
/** Draws nothing on the screen or paper; the second is the blank of the Braille patterns. */
const ZERO_WIDTH = '\\p{Default_Ignorable_Code_Point}\\u2800';

/** Begins the pattern of a text that a person reads. */
export const VISIBLE = `(?=[\\s${ZERO_WIDTH}]*[^\\s${ZERO_WIDTH}])`;
const ONE_LINE = `[^${CONTROL}${LINE_BREAK}${BIDIRECTIONAL}]*`;
/** Ends the pattern of a text that may have several lines. */
export const MULTILINE = `[^${CONTROL}${BIDIRECTIONAL}]*`;

/** A text of one line. It may be empty or blank, but not of characters that nobody sees. */
export const Text = (maxLength: number, options: { minLength?: number } = {}) =>
  Type.String({ maxLength, pattern: `^(?: *|${VISIBLE}${ONE_LINE})$`, ...options });

/** Marks an input whose texts may hold any character, NUL included; what is wrong in them is said about their row. */
export const ANY_CHARACTERS = 'x-any-characters';

/** A text of one line that must hold more than blanks. */
export const RequiredText = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^${VISIBLE}${ONE_LINE}$` });

/** A text of several lines, such as a note. */
export const MultilineText = (maxLength: number) =>
  Type.String({ maxLength, pattern: `^(?:\\s*|${VISIBLE}${MULTILINE})$` });

/** A text of several lines that must hold more than blanks. */
export const RequiredMultilineText = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^${VISIBLE}${MULTILINE}$` });

/**
 * What is only compared with something, and not stored: typed, pasted from a document or read from a file, with whatever
 * that left in it. The lookup reads what is meant.
 */
export const LookupText = (maxLength: number, options: { minLength?: number; description?: string } = {}) =>
  Type.String({
    maxLength,
    pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$',
    ...options,
  });

/** Names one try of a change, so that the same one, sent again, changes nothing twice. Made up by the caller. */
export const RequestKey = LookupText(100, { minLength: 8 });

/** Blanks around it are forgiven. Runs in linear time on any input. */
const EMAIL_CHARACTER = `[^\\s@.${CONTROL}${BIDIRECTIONAL}${ZERO_WIDTH}]`;
const EMAIL = `[ \\t]*(?:${EMAIL_CHARACTER}|\\.)+@${EMAIL_CHARACTER}+(\\.${EMAIL_CHARACTER}+)+[ \\t]*`;

export const EmailAddress = Type.String({ minLength: 3, maxLength: 254, pattern: `^${EMAIL}$` });

/** An e-mail address, or nothing where none is given. */
export const EmailAddressOrEmpty = Type.String({ maxLength: 254, pattern: `^(${EMAIL}|[ \\t]*)$` });

/** A moment in ISO 8601 with time zone. */
export const Moment = Type.String({ description: 'ISO 8601 date and time' });

/** A day without a time. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day in Poland' });

/** Which state of a record somebody has seen. */
export const Version = Type.Integer({
  minimum: 1,
  maximum: 2_147_483_647,
  description: 'To be sent with a change, which is refused if somebody else was faster',
});

export const SessionId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
});

/** Base64 of the UTF-8 password. */
export const Base64Password = Type.String({ maxLength: 512, description: 'The password, Base64-encoded' });

/** An answer without content. */
export const Nothing = Closed({});

export type { Static, TSchema };
export { Type };

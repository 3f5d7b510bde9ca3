import Type, { type Static, type TProperties, type TSchema } from 'typebox';

/** An object that takes nothing beyond its properties: a misspelt field is an error, not silence. */
export const Closed = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A row's key, as the outside sees it. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Of what there are few, such as brands. */
export const SmallId = Type.Integer({ minimum: 1, maximum: 32_767 });

/** An amount in the currency's major unit, at most two decimals. */
export const Amount = Type.Number({ description: 'Major units of the currency, e.g. 12.5 for 12,50 zł' });

/** No control characters but tab and line ends: a database text cannot hold NUL, and a person types none of them. */
const PRINTABLE = '[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*';

export const Text = (maxLength: number, options: { minLength?: number } = {}) =>
  Type.String({ maxLength, pattern: `^${PRINTABLE}$`, ...options });

/** A text that must hold more than blanks. */
export const RequiredText = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: `^(?=\\s*\\S)${PRINTABLE}$` });

/** Blanks around it are forgiven. Runs in linear time on any input. */
const EMAIL = '\\s*[^\\s@\\u0000-\\u001f]+@[^\\s@.\\u0000-\\u001f]+(\\.[^\\s@.\\u0000-\\u001f]+)+\\s*';

export const EmailAddress = Type.String({ minLength: 3, maxLength: 254, pattern: `^${EMAIL}$` });

/** An e-mail address, or nothing where none is given. */
export const EmailAddressOrEmpty = Type.String({ maxLength: 254, pattern: `^(${EMAIL}|[ \\t]*)$` });

/** A moment in ISO 8601 with time zone. */
export const Moment = Type.String({ description: 'ISO 8601 date and time' });

/** Base64 of the UTF-8 password. */
export const Base64Password = Type.String({ maxLength: 512, description: 'The password, Base64-encoded' });

/** An answer without content. */
export const Nothing = Closed({});

export type { Static, TSchema };
export { Type };

import { Type, type Static } from './schema.ts';

/** The languages in which the shop and the back office speak. */
export const LanguageCode = Type.Enum(['pl', 'en']);
export type LanguageCode = Static<typeof LanguageCode>;

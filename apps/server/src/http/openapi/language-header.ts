/** Every call of every API can carry it. */
export const languageHeader = {
  name: 'Accept-Language',
  in: 'header',
  description: 'The language of names and messages: pl (default) or en.',
  schema: { type: 'string' },
} as const;

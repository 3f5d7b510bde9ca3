import { RequiredText } from '../schema.ts';

/** What the dealer's own system calls a company, a person or a document. */
export const ExternalId = RequiredText(60);

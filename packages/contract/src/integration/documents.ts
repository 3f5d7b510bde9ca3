import { Amount, Closed, LookupText, Nullable, RequiredText, Type, type Static } from '../schema.ts';
import { ExternalId } from './external-id.ts';
import { defineIntegrationRoutes } from './route.ts';

export const MAX_PDF_BYTES = 5_000_000;

/** Base64 needs four characters for three bytes. */
const MAX_PDF_TEXT = Math.ceil(MAX_PDF_BYTES / 3) * 4;

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });

const DocumentAmount = Type.Number({
  minimum: -99_999_999.99,
  maximum: 99_999_999.99,
  description: 'In zloty with VAT, at most two decimals; negative for a credit note',
});

export const NewDocument = Closed({
  company: ExternalId,
  number: RequiredText(60),
  date: Day,
  dueDate: Nullable(Day),
  descriptionPl: RequiredText(200),
  descriptionEn: RequiredText(200),
  amount: DocumentAmount,
  openAmount: Nullable(
    Type.Number({
      minimum: -99_999_999.99,
      maximum: 99_999_999.99,
      description: 'What is still to be paid; null where that is not told',
    }),
  ),
  branch: Type.String({ minLength: 1, maxLength: 60, description: 'Its code' }),
  pdf: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: MAX_PDF_TEXT,
      // Without a pattern, which would go through megabytes: what is no Base64 is refused when it is decoded.
      description: 'The file, Base64-encoded; without it a file that was sent before stays',
    }),
  ),
});
export type NewDocument = Static<typeof NewDocument>;

export const StoredDocument = Closed({
  externalId: Type.String(),
  company: Nullable(Type.String({ description: 'What the dealer’s own system calls it' })),
  number: Type.String(),
  date: Type.String(),
  dueDate: Nullable(Type.String()),
  descriptionPl: Type.String(),
  descriptionEn: Type.String(),
  amount: Amount,
  openAmount: Nullable(Amount),
  branch: Type.String(),
  hasPdf: Type.Boolean(),
});
export type StoredDocument = Static<typeof StoredDocument>;

export const DocumentPath = Closed({ externalId: LookupText(60, { minLength: 1 }) });

const document = {
  path: 'integration/v1/documents/{externalId}',
  scope: 'documents:write',
  tag: 'Documents',
  params: DocumentPath,
  response: StoredDocument,
} as const;

export const documentRoutes = defineIntegrationRoutes({
  document: { ...document, method: 'GET', summary: 'An accounting document as the shop has it' },
  putDocument: {
    ...document,
    method: 'PUT',
    summary:
      'Store an accounting document, or replace the one that was sent under the same id; a payment changes openAmount',
    body: NewDocument,
    bodyLimit: MAX_PDF_TEXT + 10_000,
  },
});

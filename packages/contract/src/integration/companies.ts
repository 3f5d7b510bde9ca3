import {
  Amount,
  Closed,
  Id,
  LookupText,
  Nullable,
  RequiredText,
  Text,
  Type,
  type Static,
} from '../schema.ts';
import { defineIntegrationRoutes } from './route.ts';

export const StoredCompany = Closed({
  id: Id,
  externalId: Nullable(Type.String({ description: 'What the dealer’s own system calls it' })),
  name: Type.String(),
  vatNumber: Type.String(),
  discountTable: Nullable(Type.String({ description: 'Its code; null means catalog prices' })),
  creditLimit: Amount,
  creditUsed: Amount,
  paymentDays: Type.Integer(),
  homeBranch: Nullable(Type.String({ description: 'Its code' })),
  standing: Type.Enum(['pending', 'approved', 'refused', 'blocked', 'erased']),
  isBlocked: Type.Boolean(),
});
export type StoredCompany = Static<typeof StoredCompany>;

/** What is not named stays as it is. */
export const PutCompany = Closed({
  name: Type.Optional(RequiredText(200)),
  vatNumber: Type.Optional(Text(40)),
  discountTable: Type.Optional(Nullable(RequiredText(60))),
  creditLimit: Type.Optional(
    Type.Number({ minimum: 0, maximum: 10_000_000, description: 'In zloty, at most two decimals' }),
  ),
  paymentDays: Type.Optional(Type.Integer({ minimum: 0, maximum: 365 })),
  homeBranch: Type.Optional(Nullable(Type.String({ minLength: 1, maxLength: 60, description: 'Its code' }))),
  isBlocked: Type.Optional(Type.Boolean({ description: 'True: all its sessions end and nobody logs in' })),
});
export type PutCompany = Static<typeof PutCompany>;

export const CompanyPath = Closed({ externalId: LookupText(60, { minLength: 1 }) });

const company = {
  path: 'integration/v1/companies/{externalId}',
  tag: 'Customers',
  params: CompanyPath,
  response: StoredCompany,
} as const;

export const companyRoutes = defineIntegrationRoutes({
  company: {
    ...company,
    method: 'GET',
    scope: 'customers:read',
    summary: 'A company that buys, by the id of the dealer’s own system',
  },
  putCompany: {
    ...company,
    method: 'PUT',
    scope: 'customers:write',
    summary:
      'Change a company, or add it. One that has registered itself is recognised by its VAT number and gets the id',
    body: PutCompany,
  },
});

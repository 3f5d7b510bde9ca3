import { LanguageCode } from '../language.ts';
import { Amount, Closed, Id, Moment, Nullable, Type, type Static } from '../schema.ts';
import { defineIntegrationRoutes } from './route.ts';

export const CustomerCompany = Closed({
  id: Id,
  externalId: Nullable(Type.String({ description: 'What the dealer’s own system calls it' })),
  name: Type.String(),
  vatNumber: Type.String(),
  discountTable: Nullable(Type.String({ description: 'Its code; null means catalog prices' })),
  creditLimit: Amount,
  creditUsed: Amount,
  paymentDays: Type.Integer(),
  isBlocked: Type.Boolean(),
});

export const Customer = Closed({
  id: Id,
  externalId: Nullable(Type.String({ description: 'What the dealer’s own system calls the person' })),
  createdAt: Moment,
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  phone: Type.String(),
  language: LanguageCode,
  company: CustomerCompany,
});
export type Customer = Static<typeof Customer>;

export const customerRoutes = defineIntegrationRoutes({
  customer: {
    method: 'GET',
    path: 'integration/v1/customers/{id}',
    scope: 'customers:read',
    tag: 'Customers',
    summary: 'A person who orders, with the company',
    params: Closed({ id: Id }),
    response: Customer,
  },
});

import { LanguageCode } from '../language.ts';
import { Closed, EmailAddress, LookupText, RequiredText, Text, Type, type Static } from '../schema.ts';
import { Customer } from './customers.ts';
import { ExternalId } from './external-id.ts';
import { defineIntegrationRoutes } from './route.ts';

/** A person is sent whole: there are few fields, and each of them may be the one that was corrected. */
export const PutPerson = Closed({
  company: ExternalId,
  email: EmailAddress,
  firstName: RequiredText(100),
  lastName: RequiredText(100),
  phone: Text(40),
  language: LanguageCode,
  invite: Type.Optional(
    Type.Boolean({
      description:
        'True: somebody who is new gets a mail with a link that sets a password. Otherwise the page for a forgotten password sends one',
    }),
  ),
});
export type PutPerson = Static<typeof PutPerson>;

export const PersonPath = Closed({ externalId: LookupText(60, { minLength: 1 }) });

const person = {
  path: 'integration/v1/people/{externalId}',
  tag: 'Customers',
  params: PersonPath,
  response: Customer,
} as const;

export const personRoutes = defineIntegrationRoutes({
  person: {
    ...person,
    method: 'GET',
    scope: 'customers:read',
    summary: 'A person who orders, by the id of the dealer’s own system',
  },
  putPerson: {
    ...person,
    method: 'PUT',
    scope: 'customers:write',
    summary:
      'Change a person of a company, or add one. Somebody who has an account already is recognised by the email address and gets the id',
    body: PutPerson,
  },
});

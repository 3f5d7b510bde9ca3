import {
  Closed,
  EmailAddress,
  Id,
  Nothing,
  Nullable,
  RequiredMultilineText,
  RequiredText,
  Text,
  Type,
  Version,
  type Static,
} from '../schema.ts';
import { LanguageCode } from '../language.ts';
import { Company, CompanyPath } from './companies.ts';
import { defineBackofficeRoutes } from './route.ts';

export const MAX_REFUSAL_REASON_LENGTH = 1000;
export const MAX_CREDIT_LIMIT = 10_000_000;
export const MAX_PAYMENT_DAYS = 365;

const version = { version: Version };

const DiscountTableCode = Nullable(RequiredText(60));
const credit = {
  creditLimit: Type.Number({ minimum: 0, maximum: MAX_CREDIT_LIMIT, description: 'In zloty' }),
  paymentDays: Type.Integer({ minimum: 0, maximum: MAX_PAYMENT_DAYS }),
};

export const CompanyApproval = Closed({
  ...version,
  discountTable: DiscountTableCode,
  homeBranchId: Nullable(Id),
  ...credit,
});
export type CompanyApproval = Static<typeof CompanyApproval>;

export const CompanyRefusal = Closed({
  ...version,
  reason: RequiredMultilineText(MAX_REFUSAL_REASON_LENGTH),
});

export const CompanyChange = Closed({
  ...version,
  name: RequiredText(200),
  vatNumber: Text(40),
  externalId: Nullable(RequiredText(60)),
  homeBranchId: Nullable(Id),
});
export type CompanyChange = Static<typeof CompanyChange>;

export const CompanyCredit = Closed({ ...version, ...credit });
export type CompanyCredit = Static<typeof CompanyCredit>;

export const NewPerson = Closed({
  firstName: RequiredText(100),
  lastName: RequiredText(100),
  email: EmailAddress,
  phone: Text(40),
  language: LanguageCode,
});
export type NewPerson = Static<typeof NewPerson>;

const tag = 'Customers';
const params = CompanyPath;
const response = Company;

export const companyActionRoutes = defineBackofficeRoutes({
  approveCompany: {
    method: 'POST',
    path: 'backoffice/companies/{id}/approve',
    permission: 'customers.approve',
    tag,
    summary: 'Approve a registration; its people get a mail and see prices at once',
    params,
    body: CompanyApproval,
    response,
  },
  refuseCompany: {
    method: 'POST',
    path: 'backoffice/companies/{id}/refuse',
    permission: 'customers.approve',
    tag,
    summary: 'Refuse a registration; its people get a mail with the reason and are logged out',
    params,
    body: CompanyRefusal,
    response,
  },
  changeCompany: {
    method: 'PUT',
    path: 'backoffice/companies/{id}',
    permission: 'customers.approve',
    tag,
    summary: 'Change name, VAT number, home branch and the number in the dealer’s own system',
    params,
    body: CompanyChange,
    response,
  },
  changeCompanyDiscountTable: {
    method: 'PUT',
    path: 'backoffice/companies/{id}/discount-table',
    permission: 'customers.discounts',
    tag,
    summary: 'Choose the discount table, or none for catalogue prices; it counts with the next call',
    params,
    body: Closed({ ...version, discountTable: DiscountTableCode }),
    response,
  },
  changeCompanyCredit: {
    method: 'PUT',
    path: 'backoffice/companies/{id}/credit',
    permission: 'customers.credit',
    tag,
    summary: 'Set the limit of trade credit and the days for payment',
    params,
    body: CompanyCredit,
    response,
  },
  blockCompany: {
    method: 'POST',
    path: 'backoffice/companies/{id}/block',
    permission: 'customers.block',
    tag,
    summary: 'Block a customer: all sessions end at once, and nobody logs in',
    params,
    body: Closed(version),
    response,
  },
  unblockCompany: {
    method: 'POST',
    path: 'backoffice/companies/{id}/unblock',
    permission: 'customers.block',
    tag,
    summary: 'Let a blocked customer in again',
    params,
    body: Closed(version),
    response,
  },
  endCompanySessions: {
    method: 'POST',
    path: 'backoffice/companies/{id}/end-sessions',
    permission: 'customers.block',
    tag,
    summary: 'End one session of a customer’s people, or all of them',
    params,
    body: Closed({ sessionId: Nullable(Type.String({ pattern: '^[0-9a-f-]{36}$' })) }),
    response: Nothing,
  },
  invitePerson: {
    method: 'POST',
    path: 'backoffice/companies/{id}/people',
    permission: 'customers.approve',
    tag,
    summary: 'Add somebody to a customer; a mail invites the person to choose a password',
    params,
    body: NewPerson,
    response,
    budget: 'account',
  },
  resetPersonPassword: {
    method: 'POST',
    path: 'backoffice/people/{id}/password-reset',
    permission: 'customers.approve',
    tag,
    summary: 'Send somebody a mail with a link that sets a new password',
    params,
    response: Nothing,
    budget: 'account',
  },
  personData: {
    method: 'GET',
    path: 'backoffice/people/{id}/data',
    permission: 'customers.erase',
    tag,
    summary: 'Everything that is stored about somebody, for the person who asks for it',
    params,
    response: Type.Record(Type.String(), Type.Unknown()),
  },
  erasePerson: {
    method: 'POST',
    path: 'backoffice/people/{id}/erase',
    permission: 'customers.erase',
    needsFreshLogin: true,
    tag,
    summary: 'Erase somebody’s personal data and login; orders and documents stay, as the law asks',
    params,
    body: Closed({
      confirmation: Text(254, { minLength: 1 }),
    }),
    response,
  },
});

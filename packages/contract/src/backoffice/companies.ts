import {
  Amount,
  Closed,
  CodedReference,
  Id,
  LookupText,
  Moment,
  Nullable,
  Type,
  Version,
  type Static,
} from '../schema.ts';
import { LanguageCode } from '../language.ts';
import { OrderState, PaymentStatus } from '../order-fields.ts';
import { Branch } from './branches.ts';
import { Page, pageInput, ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';
import { exportInput, exportRoute } from './table-format.ts';

/** How a company stands with the dealer. Only an approved one sees prices and can order. */
export const companyStandings = ['pending', 'approved', 'refused', 'blocked', 'erased'] as const;
export type CompanyStandingName = (typeof companyStandings)[number];
export const CompanyStanding = Type.Enum([...companyStandings]);

export const companySorts = ['name', 'newest', 'oldest', 'credit'] as const;
export type CompanySort = (typeof companySorts)[number];

export type DiscountTable = Static<typeof CodedReference>;

const summary = {
  id: Id,
  name: Type.String({ description: 'Empty once it was erased' }),
  vatNumber: Type.String(),
  standing: CompanyStanding,
  branch: Nullable(Branch),
  discountTable: Nullable(CodedReference),
  creditLimit: Amount,
  creditUsed: Amount,
  overdue: Amount,
  createdAt: Moment,
};

export const CompanySummary = Closed({
  ...summary,
  person: Closed({ name: Type.String(), email: Type.String() }),
});
export type CompanySummary = Static<typeof CompanySummary>;

/** Somebody who logs in for a company. */
export const Person = Closed({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  language: LanguageCode,
  createdAt: Moment,
  lastSeenAt: Nullable(Moment),
  isErased: Type.Boolean(),
});
export type Person = Static<typeof Person>;

export const CompanyAddress = Closed({
  id: Id,
  lines: Type.Array(Type.String()),
  phone: Type.String(),
});

/** An order that claims trade credit. */
export const OwedOrder = Closed({
  id: Id,
  number: Type.String(),
  due: Type.String({ description: 'YYYY-MM-DD' }),
  isOverdue: Type.Boolean(),
  amount: Amount,
});
export type OwedOrder = Static<typeof OwedOrder>;

export const CreditChange = Closed({
  at: Moment,
  staffName: Type.String(),
  before: Nullable(Amount),
  after: Amount,
});
export type CreditChange = Static<typeof CreditChange>;

export const creditMovementKinds = ['order', 'payment', 'cancel', 'return', 'other'] as const;

export const CreditMovement = Closed({
  id: Type.Integer(),
  at: Moment,
  kind: Type.Enum([...creditMovementKinds]),
  amount: Type.Number({ description: 'Below zero for what was freed' }),
  usedAfter: Type.Number({ description: 'What was in use after it' }),
  /** Null for an order of a branch that is not the person’s. */
  order: Nullable(Closed({ id: Id, number: Type.String() })),
  daysLate: Type.Integer({ description: 'How long after its day a payment was booked' }),
});
export type CreditMovement = Static<typeof CreditMovement>;

/** One customer with everything that staff look at. */
export const Company = Closed({
  ...summary,
  hasSharedVatNumber: Type.Boolean({ description: 'An older customer has the same VAT number' }),
  externalId: Nullable(Type.String()),
  refusalReason: Type.String(),
  paymentDays: Type.Integer(),
  version: Version,
  people: Type.Array(Person),
  addresses: Type.Array(CompanyAddress),
  spending: Type.Array(Closed({ month: Type.String({ description: 'YYYY-MM' }), total: Amount })),
  owed: Type.Array(OwedOrder, { description: 'The first to be paid comes first' }),
  creditChanges: Type.Array(CreditChange, { description: 'Newest first' }),
});
export type Company = Static<typeof Company>;

const filter = {
  search: Type.Optional(
    LookupText(100, {
      description: 'Name, VAT number, email, name of a person, number in the dealer’s own system',
    }),
  ),
  standings: Type.Optional(
    Type.String({
      pattern: `^(?:${companyStandings.join('|')})(?:,(?:${companyStandings.join('|')}))*$`,
      maxLength: 100,
      description: 'Divided by commas; all but the erased ones where none is named',
    }),
  ),
  branchId: Type.Optional(Id),
  discountTable: Type.Optional(LookupText(60, { minLength: 1 })),
  isOverdue: Type.Optional(Type.Boolean({ description: 'True: only who should have paid already' })),
  sort: Type.Optional(Type.Enum([...companySorts])),
};

/** What people choose in the list, without the place in it. */
export const CompanyFilter = Closed(filter);
export type CompanyFilter = Static<typeof CompanyFilter>;

export const CompanyQuery = Closed({ ...pageInput, ...filter });
export type CompanyQuery = Static<typeof CompanyQuery>;

export const CompanyOrder = Closed({
  id: Id,
  number: Type.String(),
  createdAt: Moment,
  state: OrderState,
  paymentStatus: PaymentStatus,
  branch: Branch,
  placedBy: Type.String(),
  total: Amount,
});
export type CompanyOrder = Static<typeof CompanyOrder>;

export const CustomerSession = Closed({
  id: Type.String(),
  personId: Id,
  person: Type.String(),
  browser: Nullable(Type.String()),
  system: Nullable(Type.String()),
  startedAt: Moment,
  lastUsedAt: Moment,
});
export type CustomerSession = Static<typeof CustomerSession>;

export const CompanyPath = Closed({ id: Id });

export const companyRoutes = defineBackofficeRoutes({
  companies: {
    method: 'GET',
    path: 'backoffice/companies',
    permission: 'customers.read',
    tag: 'Customers',
    summary: 'The customers, a page at a time',
    query: CompanyQuery,
    response: Page(CompanySummary),
  },
  companyCounts: {
    method: 'GET',
    path: 'backoffice/company-counts',
    permission: 'customers.read',
    tag: 'Customers',
    summary: 'How many registrations wait for the staff',
    response: Closed({ pending: Type.Integer() }),
  },
  companyExport: {
    ...exportRoute,
    path: 'backoffice/company-export',
    permission: 'customers.read',
    tag: 'Customers',
    summary: 'The filtered list as a file for spreadsheets',
    query: Closed({ ...exportInput, ...CompanyFilter.properties }),
  },
  company: {
    method: 'GET',
    path: 'backoffice/companies/{id}',
    permission: 'customers.read',
    tag: 'Customers',
    summary: 'One customer with people, addresses, spending and trade credit',
    params: CompanyPath,
    response: Company,
  },
  companyOrders: {
    method: 'GET',
    path: 'backoffice/companies/{id}/orders',
    permission: 'orders.read',
    tag: 'Customers',
    summary: 'The orders of a customer in the own branches, newest first',
    params: CompanyPath,
    query: Closed(pageInput),
    response: Page(CompanyOrder),
  },
  companyCreditMovements: {
    method: 'GET',
    path: 'backoffice/companies/{id}/credit-movements',
    permission: 'customers.read',
    tag: 'Customers',
    summary: 'What used the trade credit of a customer and what freed it, newest first',
    params: CompanyPath,
    query: Closed(pageInput),
    response: Page(CreditMovement),
  },
  companySessions: {
    method: 'GET',
    path: 'backoffice/companies/{id}/sessions',
    permission: 'customers.read',
    tag: 'Customers',
    summary: 'Where the people of a customer are logged in',
    params: CompanyPath,
    response: ShortList(CustomerSession),
  },
  discountTables: {
    method: 'GET',
    path: 'backoffice/discount-tables',
    permission: 'customers.read',
    tag: 'Customers',
    summary: 'The discount tables that a customer can have',
    response: ShortList(CodedReference),
  },
});

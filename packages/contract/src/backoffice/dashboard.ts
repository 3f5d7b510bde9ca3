import { LanguageCode } from '../language.ts';
import { Amount, Closed, Day, Id, Moment, Nullable, Type, type Static } from '../schema.ts';
import { MailCounts } from './mails.ts';
import { defineBackofficeRoutes } from './route.ts';
import { SetUpCounts } from './set-up.ts';
import { TaskCounts } from './tasks.ts';

export const SalesPeriod = Closed({
  days: Type.Integer({ description: '1 is today' }),
  from: Day,
  to: Day,
  orders: Type.Integer({ description: 'Placed and not cancelled' }),
  ordersBefore: Type.Integer({
    description: 'In as many days before these, until the same time of the last day',
  }),
  revenue: Type.Number({ description: 'With VAT, without what was cancelled and refunded' }),
  revenueBefore: Amount,
});
export type SalesPeriod = Static<typeof SalesPeriod>;

export const SalesDay = Closed({
  day: Day,
  orders: Type.Integer(),
  revenue: Amount,
  ordersBefore: Type.Integer({ description: 'Thirty days earlier' }),
  revenueBefore: Amount,
});
export type SalesDay = Static<typeof SalesDay>;

export const Sales = Closed({ periods: Type.Array(SalesPeriod), days: Type.Array(SalesDay) });
export type Sales = Static<typeof Sales>;

export const orderAges = ['today', 'one-or-two-days', 'three-to-seven-days', 'older'] as const;
export type OrderAge = (typeof orderAges)[number];

export const WaitingOrders = Closed({
  states: Type.String({ description: 'Which states wait, divided by commas' }),
  ages: Type.Array(
    Closed({
      age: Type.Enum([...orderAges]),
      from: Nullable(Day),
      to: Nullable(Day),
      orders: Type.Integer(),
    }),
  ),
  overdue: Type.Integer(),
  backOrders: Type.Integer(),
  toRefund: Type.Integer({ description: 'Orders for whose cancelled pieces money is to be paid back' }),
});
export type WaitingOrders = Static<typeof WaitingOrders>;

export const Demand = Closed({
  from: Day,
  misses: Type.Integer({ description: 'Phrases that found nothing, last searched for since then' }),
  topMisses: Type.Array(Closed({ phrase: Type.String(), language: LanguageCode, times: Type.Integer() })),
  wanted: Type.Integer({ description: 'Parts without stock that were looked at' }),
  topWanted: Type.Array(
    Closed({ id: Id, number: Type.String(), name: Type.String(), looks: Type.Integer() }),
  ),
});
export type Demand = Static<typeof Demand>;

export const LoadedFigures = Closed({
  prices: Nullable(Moment),
  stock: Nullable(Moment),
});
export type LoadedFigures = Static<typeof LoadedFigures>;

/** Null is what the person may not see. */
export const Dashboard = Closed({
  at: Moment,
  sales: Nullable(Sales),
  waiting: Nullable(WaitingOrders),
  pendingCustomers: Nullable(Type.Integer()),
  overdueCredit: Nullable(Closed({ companies: Type.Integer(), amount: Amount })),
  demand: Nullable(Demand),
  mails: Nullable(MailCounts),
  tasks: Nullable(TaskCounts),
  deadWebhooks: Nullable(Type.Integer()),
  loaded: Nullable(LoadedFigures),
  setUp: Nullable(SetUpCounts),
});
export type Dashboard = Static<typeof Dashboard>;

export const dashboardRoutes = defineBackofficeRoutes({
  dashboard: {
    method: 'GET',
    path: 'backoffice/dashboard',
    access: 'staff',
    tag: 'Dashboard',
    summary: 'What is going on, as far as the person may see it',
    query: Closed({ branchId: Type.Optional(Id) }),
    response: Dashboard,
  },
});

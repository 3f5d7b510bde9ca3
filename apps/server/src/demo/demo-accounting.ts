import { CREDIT_DAYS } from './demo-customers.ts';
import type { NewRow } from './demo-orders.repository.ts';
import type { HistoricOrder } from './historic-order.ts';

const DAY = 24 * 3_600_000;
/** What the accounting system had numbered before. */
const FIRST_NUMBER = 1180;

interface PlacedOrder {
  readonly number: string;
  readonly historic: HistoricOrder;
}

const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const later = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY);

type Document = Omit<NewRow<'accounting_document'>, 'document_no' | 'document_date'> & {
  readonly kind: 'FV' | 'KFV' | 'PAR';
  readonly date: Date;
};

/** An invoice for every order whose goods have left, a credit note for what came back. */
function documentsOfOrder({ number, historic }: PlacedOrder): Document[] {
  const { customerId, branch, totals, events, order } = historic;
  const left = events.find(({ change: [aspect] }) => aspect === 'shipping')?.at;
  if (left === undefined) return [];
  const isPaid = events.some(({ change: [aspect, status] }) => aspect === 'payment' && status === 'Paid');
  const base = { customer_id: customerId, branch_code: branch.code };
  const invoice: Document = {
    ...base,
    kind: 'FV',
    date: left,
    description_pl: `Faktura do zamówienia ${number}`,
    description_en: `Invoice for order ${number}`,
    due_date: dateOf(later(left, order.payment === 'Payments.TradeCredit' ? CREDIT_DAYS : 0)),
    amount: totals.total,
    open_amount: isPaid ? 0 : totals.total,
  };
  const refunded = events.find(({ change: [, status] }) => status === 'Refunded')?.at;
  if (refunded === undefined) return [invoice];
  const correction: Document = {
    ...base,
    kind: 'KFV',
    date: refunded,
    description_pl: `Korekta faktury do zamówienia ${number}: zwrot towaru`,
    description_en: `Credit note for order ${number}: goods returned`,
    due_date: null,
    amount: -totals.total,
    open_amount: 0,
  };
  return [invoice, correction];
}

/** What the workshop bought at the counter, which only the accounting system knows. */
function counterSales({ historic }: PlacedOrder, index: number): Document[] {
  if (index % 3 !== 0) return [];
  const date = later(historic.placedAt, 5);
  if (date.getTime() > Date.now()) return [];
  return [
    {
      customer_id: historic.customerId,
      branch_code: historic.branch.code,
      kind: 'PAR',
      date,
      description_pl: 'Sprzedaż w oddziale, zapłacono kartą',
      description_en: 'Counter sale, paid by card',
      due_date: null,
      amount: 4_590 + index * 1_137,
      open_amount: 0,
    },
  ];
}

/** The documents of the accounting system that belong to these orders, numbered by date. */
export const accountingDocuments = (placed: readonly PlacedOrder[]): NewRow<'accounting_document'>[] =>
  placed
    .flatMap((order, index) => [...documentsOfOrder(order), ...counterSales(order, index)])
    .sort((one, other) => one.date.getTime() - other.date.getTime())
    .map(({ kind, date, ...document }, index) => ({
      ...document,
      document_no: `${kind}/${date.getUTCFullYear()}/${String(FIRST_NUMBER + index * 7).padStart(5, '0')}`,
      document_date: dateOf(date),
    }));

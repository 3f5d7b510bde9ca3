import type { OrderFeedEntry } from '@partsboard/contract/integration/orders';
import Papa from 'papaparse';

/** One entry of the order feed as a file. */
export type OrderFileFormat = 'csv' | 'xml';

type Value = string | number | boolean | null;

/** What a row of CSV repeats for each line of the order. */
const headOf = ({ order, ...entry }: OrderFeedEntry): Readonly<Record<string, Value>> => ({
  position: entry.position,
  kind: entry.kind,
  changedAt: entry.changedAt,
  number: order.number,
  version: entry.version,
  state: entry.state,
  paymentStatus: entry.paymentStatus,
  createdAt: order.createdAt,
  branch: order.branch,
  customerId: order.customerId,
  companyId: order.companyId,
  companyExternalId: order.companyExternalId,
  customerReference: order.customerReference,
  isPickup: order.isPickup,
  shippingMethod: order.shippingMethod,
  paymentMethod: order.paymentMethod,
  shippingFee: order.shippingFee,
  paymentFee: order.paymentFee,
  total: order.total,
  cancelledTotal: order.cancelledTotal,
  refundedTotal: order.refundedTotal,
  refundDue: order.refundDue,
});

const addressesOf = ({ order }: OrderFeedEntry): Readonly<Record<string, Value>> => ({
  ...prefixed('shipping', order.shippingAddress ?? {}),
  ...prefixed('billing', order.billingAddress),
});

const ADDRESS_FIELDS = [
  'Company',
  'FirstName',
  'LastName',
  'Address1',
  'Address2',
  'ZipPostalCode',
  'City',
  'Country',
  'PhoneNumber',
] as const;

const prefixed = (prefix: string, address: object): Record<string, Value> => {
  const fields = new Map<string, Value>(Object.entries(address));
  return Object.fromEntries(ADDRESS_FIELDS.map((name) => [`${prefix}${name}`, fields.get(name) ?? null]));
};

type OrderLine = OrderFeedEntry['order']['lines'][number];

/** One text: a row of CSV has no lists. */
const vehiclesText = (vehicles: OrderLine['vehicles']): string =>
  vehicles.map(({ vin, name, quantity }) => `${vin ?? name} × ${quantity}`).join('; ');

const lineOf = ({ line, partId, brand, number, name, vehicles, ...amounts }: OrderLine) => ({
  line,
  partId,
  partBrand: brand,
  partNumber: number,
  partName: name,
  ...amounts,
  vehicles: vehicles.length === 0 ? null : vehiclesText(vehicles),
});

const toCsv = (entry: OrderFeedEntry): string => {
  const head = { ...headOf(entry), ...addressesOf(entry) };
  const rows = entry.order.lines.map((line) => ({ ...head, ...lineOf(line) }));
  return `${Papa.unparse(rows, { newline: '\r\n' })}\r\n`;
};

/** XML cannot hold other control characters, in no spelling. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (value: Exclude<Value, null>): string =>
  String(value)
    .replace(NOT_IN_XML, '')
    .replace(/[&<>]/g, (character) => ENTITIES[character] ?? '');

/** What has no value has no element. */
const elements = (fields: Readonly<Record<string, Value>>, indent: string): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => (value === null ? [] : [`${indent}<${name}>${escaped(value)}</${name}>\n`]))
    .join('');

function toXml(entry: OrderFeedEntry): string {
  const lines = entry.order.lines.map(
    (line) => `    <line>\n${elements(lineOf(line), '      ')}    </line>\n`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<order>\n${elements(headOf(entry), '  ')}` +
    `${elements(addressesOf(entry), '  ')}  <lines>\n${lines.join('')}  </lines>\n</order>\n`
  );
}

export const orderFileContent = (format: OrderFileFormat, entry: OrderFeedEntry): string =>
  format === 'csv' ? toCsv(entry) : toXml(entry);

/** By the position, so that names sort as the orders came, and the same entry always has the same name. */
export const orderFileName = (format: OrderFileFormat, { position }: OrderFeedEntry): string =>
  `order-${String(position).padStart(12, '0')}.${format}`;

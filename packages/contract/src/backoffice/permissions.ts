import { Type } from '../schema.ts';

/**
 * Everything that a member of staff can be allowed to do. Closed: a route names one of them, a role is a set of them.
 * One that ends in `.read` shows, the others change something.
 */
export const permissions = [
  // What a person may do, they may do in their own branches; with this one in all of them.
  'branches.all',
  'orders.read',
  'orders.process',
  'orders.cancel',
  'orders.place',
  'returns.read',
  'returns.process',
  'customers.read',
  'customers.approve',
  'customers.block',
  'customers.discounts',
  'customers.credit',
  'customers.erase',
  'parts.read',
  'stock.read',
  'stock.correct',
  'prices.change',
  'catalogue.import',
  'content.edit',
  'branches.edit',
  'payments.book',
  'payments.refund',
  'documents.read',
  'exports.read',
  'stores.edit',
  'methods.edit',
  'settings.edit',
  'keys.edit',
  'webhooks.edit',
  'mails.read',
  'mails.send',
  'tasks.read',
  'tasks.manage',
  'staff.read',
  'staff.edit',
  'roles.edit',
  'audit.read',
] as const;

export type Permission = (typeof permissions)[number];

export const Permission = Type.Enum([...permissions]);

import type { Permission } from '@partsboard/contract/backoffice/permissions';
import type { TFunction } from 'i18next';

/** What a permission allows, in words. */
export const permissionTexts = (t: TFunction): Readonly<Record<Permission, string>> => ({
  'branches.all': t('Work in all branches'),
  'orders.read': t('See orders'),
  'orders.process': t('Process orders'),
  'orders.cancel': t('Cancel orders'),
  'orders.place': t('Place orders for customers'),
  'returns.read': t('See returns'),
  'returns.process': t('Process returns'),
  'customers.read': t('See customers'),
  'customers.approve': t('Approve customers'),
  'customers.block': t('Block customers'),
  'customers.discounts': t('Change discounts'),
  'customers.credit': t('Change credit limits'),
  'customers.erase': t('Erase personal data'),
  'parts.read': t('See parts'),
  'stock.read': t('See stock'),
  'stock.correct': t('Correct stock'),
  'prices.change': t('Change prices'),
  'catalogue.import': t('Import the catalog'),
  'content.edit': t('Edit content'),
  'branches.edit': t('Edit branches'),
  'payments.book': t('Book payments'),
  'payments.refund': t('Refund payments'),
  'documents.read': t('Print documents of orders'),
  'exports.read': t('Export lists'),
  'stores.edit': t('Edit stores'),
  'methods.edit': t('Edit shipping and payment methods'),
  'settings.edit': t('Change settings'),
  'keys.edit': t('Manage API keys'),
  'webhooks.edit': t('Manage webhooks'),
  'mails.read': t('See all emails'),
  'mails.send': t('Send emails again'),
  'tasks.read': t('See background tasks'),
  'tasks.manage': t('Manage background tasks'),
  'staff.read': t('See staff'),
  'staff.edit': t('Edit staff'),
  'roles.edit': t('Edit roles'),
  'audit.read': t('See the audit trail'),
});

interface PermissionGroup {
  readonly title: string;
  readonly permissions: readonly Permission[];
}

/** The permissions in the order in which people look for them. */
export const permissionGroups = (t: TFunction): readonly PermissionGroup[] => [
  {
    title: t('Orders and returns'),
    permissions: [
      'orders.read',
      'orders.process',
      'orders.cancel',
      'orders.place',
      'returns.read',
      'returns.process',
    ],
  },
  {
    title: t('Customers'),
    permissions: [
      'customers.read',
      'customers.approve',
      'customers.block',
      'customers.discounts',
      'customers.credit',
      'customers.erase',
    ],
  },
  {
    title: t('Parts, prices and stock'),
    permissions: ['parts.read', 'stock.read', 'stock.correct', 'prices.change', 'catalogue.import'],
  },
  { title: t('Content and branches'), permissions: ['content.edit', 'branches.edit', 'branches.all'] },
  {
    title: t('Payments and documents'),
    permissions: ['payments.book', 'payments.refund', 'documents.read', 'exports.read'],
  },
  {
    title: t('Set-up'),
    permissions: [
      'stores.edit',
      'methods.edit',
      'settings.edit',
      'keys.edit',
      'webhooks.edit',
      'mails.read',
      'mails.send',
      'tasks.read',
      'tasks.manage',
    ],
  },
  { title: t('Staff'), permissions: ['staff.read', 'staff.edit', 'roles.edit', 'audit.read'] },
];

import type { Permission } from '@partsboard/contract/backoffice/permissions';
import {
  IconAddressBook,
  IconArrowsDiff,
  IconBook2,
  IconBuildingStore,
  IconChecklist,
  IconFileText,
  IconHeadset,
  IconHistory,
  IconHeartSearch,
  IconHome,
  IconListCheck,
  IconMail,
  IconMailForward,
  IconKey,
  IconPackage,
  IconPercentage,
  IconPackageImport,
  IconPhoto,
  IconSearchOff,
  IconEngine,
  IconShieldLock,
  IconTruckDelivery,
  IconUsers,
  IconWebhook,
  IconWorld,
  type Icon,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { paths } from '../lib/paths.ts';

export interface Screen {
  readonly path: (typeof paths)[
    | 'home'
    | 'orders'
    | 'phoneOrder'
    | 'returns'
    | 'customers'
    | 'parts'
    | 'discounts'
    | 'catalogue'
    | 'branches'
    | 'mailTemplates'
    | 'pages'
    | 'banners'
    | 'methods'
    | 'setUp'
    | 'stores'
    | 'staff'
    | 'roles'
    | 'keys'
    | 'webhooks'
    | 'erp'
    | 'audit'
    | 'mails'
    | 'tasks'
    | 'searchMisses'
    | 'wantedParts'];
  readonly title: string;
  readonly description: string;
  readonly icon: Icon;
  /** What is needed to see it; null for everybody. */
  readonly permission: Permission | null;
}

/** The screens that the navigation, the home screen and the command palette offer. */
export const screens = (t: TFunction): readonly Screen[] => [
  {
    path: paths.home,
    title: t('Home'),
    description: t('What is going on'),
    icon: IconHome,
    permission: null,
  },
  {
    path: paths.orders,
    title: t('Orders'),
    description: t('What was ordered, what is to be done, and what has left'),
    icon: IconPackage,
    permission: 'orders.read',
  },
  {
    path: paths.phoneOrder,
    title: t('Order by phone'),
    description: t('Work in the shop for a customer who is on the phone'),
    icon: IconHeadset,
    permission: 'orders.place',
  },
  {
    path: paths.returns,
    title: t('Returns'),
    description: t('What customers send back: approve, receive, refund'),
    icon: IconPackageImport,
    permission: 'returns.read',
  },
  {
    path: paths.customers,
    title: t('Customers'),
    description: t('Who buys, on which terms, and who waits for approval'),
    icon: IconAddressBook,
    permission: 'customers.read',
  },
  {
    path: paths.searchMisses,
    title: t('Searches without results'),
    description: t('What customers looked for and did not find'),
    icon: IconSearchOff,
    permission: 'parts.read',
  },
  {
    path: paths.wantedParts,
    title: t('Wanted parts'),
    description: t('Parts without stock that customers look at'),
    icon: IconHeartSearch,
    permission: 'parts.read',
  },
  {
    path: paths.parts,
    title: t('Parts'),
    description: t('Price, stock, orders, sales and use of each part'),
    icon: IconEngine,
    permission: 'parts.read',
  },
  {
    path: paths.discounts,
    title: t('Discounts'),
    description: t('What each discount table takes off each group of parts'),
    icon: IconPercentage,
    permission: 'prices.change',
  },
  {
    path: paths.catalogue,
    title: t('Catalog'),
    description: t('Import a catalog, see what was loaded, and go back'),
    icon: IconBook2,
    permission: 'catalogue.import',
  },
  {
    path: paths.branches,
    title: t('Branches'),
    description: t('Addresses, hours, closed days and emails of branches and warehouses'),
    icon: IconBuildingStore,
    permission: 'branches.edit',
  },
  {
    path: paths.pages,
    title: t('Pages'),
    description: t('Texts of the shop, such as the terms of sale, as drafts and published'),
    icon: IconFileText,
    permission: 'content.edit',
  },
  {
    path: paths.banners,
    title: t('Banners'),
    description: t('Pictures on the home page and beside the login'),
    icon: IconPhoto,
    permission: 'content.edit',
  },
  {
    path: paths.mailTemplates,
    title: t('Email templates'),
    description: t('What customers, branches and staff are written'),
    icon: IconMail,
    permission: null,
  },
  {
    path: paths.methods,
    title: t('Delivery and payment'),
    description: t('How customers get and pay for their parts, and in which countries'),
    icon: IconTruckDelivery,
    permission: 'methods.edit',
  },
  {
    path: paths.setUp,
    title: t('Set-up of the shop'),
    description: t('What is done and what is missing before the shop can sell'),
    icon: IconChecklist,
    permission: 'settings.edit',
  },
  {
    path: paths.stores,
    title: t('Stores'),
    description: t('Name, logo, company, terms and rules of each store'),
    icon: IconWorld,
    permission: 'stores.edit',
  },
  {
    path: paths.staff,
    title: t('Staff'),
    description: t('Who works here, with which roles and in which branches'),
    icon: IconUsers,
    permission: 'staff.read',
  },
  {
    path: paths.roles,
    title: t('Roles'),
    description: t('What each role allows'),
    icon: IconShieldLock,
    permission: 'staff.read',
  },
  {
    path: paths.keys,
    title: t('API keys'),
    description: t('What other systems call the shop with'),
    icon: IconKey,
    permission: 'keys.edit',
  },
  {
    path: paths.webhooks,
    title: t('Webhooks'),
    description: t('Which systems are told of orders, returns and stock'),
    icon: IconWebhook,
    permission: 'webhooks.edit',
  },
  {
    path: paths.erp,
    title: t('ERP'),
    description: t('Where the shop and the ERP do not agree'),
    icon: IconArrowsDiff,
    permission: 'tasks.read',
  },
  {
    path: paths.mails,
    title: t('Emails'),
    description: t('What was sent, what was not, and why'),
    icon: IconMailForward,
    permission: 'mails.read',
  },
  {
    path: paths.tasks,
    title: t('Background tasks'),
    description: t('What the server does by itself: running, waiting, failed'),
    icon: IconListCheck,
    permission: 'tasks.read',
  },
  {
    path: paths.audit,
    title: t('Audit trail'),
    description: t('Who changed what, and when'),
    icon: IconHistory,
    permission: 'audit.read',
  },
];

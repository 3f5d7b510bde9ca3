import type { Permission } from '@partsboard/contract/backoffice/permissions';
import {
  IconBuildingStore,
  IconHistory,
  IconHome,
  IconPackage,
  IconShieldLock,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { paths } from '../lib/paths.ts';

export interface Screen {
  readonly path: (typeof paths)['home' | 'orders' | 'branches' | 'staff' | 'roles' | 'audit'];
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
    description: t('What you can do here'),
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
    path: paths.branches,
    title: t('Branches'),
    description: t('How each branch hears of new orders'),
    icon: IconBuildingStore,
    permission: 'branches.edit',
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
    path: paths.audit,
    title: t('Audit trail'),
    description: t('Who changed what, and when'),
    icon: IconHistory,
    permission: 'audit.read',
  },
];

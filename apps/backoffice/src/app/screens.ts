import type { Permission } from '@partsboard/contract/backoffice/permissions';
import { IconHistory, IconHome, IconShieldLock, IconUsers, type Icon } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { paths } from '../lib/paths.ts';

export interface Screen {
  readonly path: typeof paths.home | typeof paths.staff | typeof paths.roles | typeof paths.audit;
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

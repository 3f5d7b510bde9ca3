import type {
  SetUpState,
  SetUpStep,
  SetUpStepName,
  SetUpStore,
} from '@partsboard/contract/backoffice/set-up';
import type { Permission } from '@partsboard/contract/backoffice/permissions';
import { paths } from '../../lib/paths.ts';

export interface StepLink {
  readonly to: (typeof paths)[
    'ownAccount' | 'store' | 'branches' | 'methods' | 'pages' | 'catalogue' | 'parts' | 'staff'];
  readonly params?: { readonly id: string };
  /** Who may open it; null for everybody. */
  readonly permission: Permission | null;
}

const linkToStore = (id: number): StepLink => ({
  to: paths.store,
  params: { id: String(id) },
  permission: 'stores.edit',
});

const pages: StepLink = { to: paths.pages, permission: 'content.edit' };

/** The screen where a step is done, or where what it still lacks is. */
export function stepLink({ storeId }: Pick<SetUpState, 'storeId'>, { step, gaps }: SetUpStep): StepLink {
  const store = linkToStore(storeId);
  const links: Readonly<Record<SetUpStepName, StepLink>> = {
    administrator: { to: paths.ownAccount, permission: null },
    store,
    branches: { to: paths.branches, permission: 'branches.edit' },
    delivery: { to: paths.methods, permission: 'methods.edit' },
    payment: { to: paths.methods, permission: 'methods.edit' },
    terms: gaps.includes('terms-choice') ? store : pages,
    catalogue: { to: paths.catalogue, permission: 'catalogue.import' },
    figures: { to: paths.catalogue, permission: 'catalogue.import' },
    staff: { to: paths.staff, permission: 'staff.edit' },
  };
  return links[step];
}

/** Where another store is completed: its pages, where nothing but these are missing. */
export const storeLink = ({ id, gaps }: SetUpStore): StepLink =>
  gaps.length > 0 && gaps.every((gap) => gap === 'terms-page') ? pages : linkToStore(id);

export const isDone = ({ gaps }: Pick<SetUpStep, 'gaps'>): boolean => gaps.length === 0;

const screens: readonly string[] = [
  paths.stores,
  paths.branches,
  paths.methods,
  paths.pages,
  paths.catalogue,
  paths.parts,
  paths.staff,
];

/** Whether a path, without the application's own, is one of a screen or of a record that it lists. */
export const isWithin = (path: string, screen: string): boolean => {
  const [list = screen] = screen.split('/$', 1);
  return path === list || path.startsWith(`${list}/`);
};

/** Whether steps are done on the screen of a path. */
export const isStepScreen = (path: string): boolean => screens.some((screen) => isWithin(path, screen));

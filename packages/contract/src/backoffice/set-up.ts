import { Closed, Type, type Static } from '../schema.ts';
import { defineBackofficeRoutes } from './route.ts';

/** What a shop needs before it can sell, in the order in which it is best done. */
export const setUpSteps = [
  'administrator',
  'store',
  'branches',
  'delivery',
  'payment',
  'terms',
  'catalogue',
  'figures',
  'staff',
] as const;
export type SetUpStepName = (typeof setUpSteps)[number];

/** What a step can lack. */
export const setUpGaps = [
  'store-name',
  'company',
  'bank-account',
  'mail-sender',
  'branch',
  'delivery',
  'payment',
  'terms-page',
  'terms-choice',
  'catalogue',
  'prices',
  'stock',
  'staff',
] as const;
export type SetUpGap = (typeof setUpGaps)[number];

export const SetUpStep = Closed({
  step: Type.Enum([...setUpSteps]),
  gaps: Type.Array(Type.Enum([...setUpGaps]), { description: 'What is missing; nothing where it is done' }),
});
export type SetUpStep = Static<typeof SetUpStep>;

/** A store besides the default one. Branches, methods, catalogue and staff are those of all stores. */
export const SetUpStore = Closed({
  id: Type.Integer(),
  name: Type.String(),
  gaps: SetUpStep.properties.gaps,
});
export type SetUpStore = Static<typeof SetUpStore>;

export const SetUpState = Closed({
  storeId: Type.Integer({ description: 'The default store, which the steps are about' }),
  sendsMail: Type.Boolean({ description: 'Whether emails leave the server, by its settings' }),
  steps: Type.Array(SetUpStep),
  otherStores: Type.Array(SetUpStore),
});
export type SetUpState = Static<typeof SetUpState>;

/** For the dashboard; each other store counts as one more step. */
export const SetUpCounts = Closed({ done: Type.Integer(), all: Type.Integer() });
export type SetUpCounts = Static<typeof SetUpCounts>;

export const setUpRoutes = defineBackofficeRoutes({
  setUp: {
    method: 'GET',
    path: 'backoffice/set-up',
    permission: 'settings.edit',
    tag: 'Settings',
    summary: 'What the shop has and lacks before it can sell, step by step',
    response: SetUpState,
  },
});

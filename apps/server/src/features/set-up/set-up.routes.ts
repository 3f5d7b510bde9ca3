import type { setUpRoutes } from '@partsboard/contract/backoffice/set-up';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { readSetUpState, type SetUpDeps } from './set-up-state.service.ts';

export const setUpHandlers = (deps: SetUpDeps): BackofficeHandlers<typeof setUpRoutes> => ({
  setUp: () => readSetUpState(deps),
});

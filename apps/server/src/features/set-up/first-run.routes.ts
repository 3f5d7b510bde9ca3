import type { firstRunRoutes } from '@partsboard/contract/backoffice/first-run';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import { fieldError } from '../../http/errors/domain-error.ts';
import { addFirstAdministrator, isStaffed } from '../staff/server-commands.service.ts';
import { isSetUpCode } from './set-up-code.ts';

export const firstRunHandlers = ({ db }: { readonly db: Db }): BackofficeHandlers<typeof firstRunRoutes> => ({
  firstRun: async () => ({ needsAdministrator: !(await isStaffed(db)) }),
  createAdministrator: async ({ body: { code, password, ...person }, origin }) => {
    if (!(await isSetUpCode(db, code))) throw fieldError('code', (t) => t.setUp.wrongCode);
    await addFirstAdministrator(db, person, password, origin);
    return {};
  },
});

import type { phoneOrderRoutes } from '@partsboard/contract/backoffice/phone-orders';
import type { staffSessionRoutes } from '@partsboard/contract/phone-orders';
import type { Db } from '../../db/database.ts';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { TokenClaims } from '../../http/require-session.ts';
import { beginPhoneOrder, describeActing, searchCustomers, takeCode } from './phone-orders.service.ts';

interface ShopDeps {
  readonly db: Db;
  readonly signer: { readonly sign: (claims: TokenClaims, expiresAt: Date) => Promise<string> };
}

/** In the shop. */
export const staffSessionHandlers = ({ db, signer }: ShopDeps): Handlers<typeof staffSessionRoutes> => ({
  beginStaffSession: async ({ body }) => {
    const { claims, expiresAt } = await takeCode(db, body.Code);
    return signer.sign(claims, expiresAt);
  },
  actingStaff: ({ session }) => describeActing(db, session),
});

/** In the back office. */
export const phoneOrderHandlers = ({
  db,
}: {
  readonly db: Db;
}): BackofficeHandlers<typeof phoneOrderRoutes> => ({
  phoneCustomers: async ({ query }) => ({ items: await searchCustomers(db, query.search) }),
  beginPhoneOrder: async ({ body, staff, audit }) => ({
    code: await beginPhoneOrder(db, staff, body.customerId, audit),
  }),
});

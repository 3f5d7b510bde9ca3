import { createHash, randomBytes } from 'node:crypto';
import type { PhoneCustomer } from '@partsboard/contract/backoffice/phone-orders';
import type { Db } from '../../db/database.ts';
import { toWordQuery } from '../../db/word-search.ts';
import type { AuditContext, StaffCaller } from '../../http/backoffice/backoffice-handlers.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { Session } from '../../http/handlers.ts';
import type { TokenClaims } from '../../http/require-session.ts';
import { writeAudit } from '../audit/audit.service.ts';
import * as repository from './phone-orders.repository.ts';

const PERMISSION = 'orders.place';
const SHORTEST_WORD = 2;

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Looks up and keeps alive the login of a member of staff. */
export interface StaffLogins {
  readonly use: (sessionId: string) => Promise<StaffCaller | undefined>;
}

/** Customers by the beginnings of words of their name, company and address of mail. */
export async function searchCustomers(db: Db, typed: string): Promise<PhoneCustomer[]> {
  const words = toWordQuery(typed, SHORTEST_WORD);
  return words === undefined ? [] : repository.findCustomers(db, words);
}

/** Begins to work in the shop for a customer. Returns the code with which the shop gets its token. */
export const beginPhoneOrder = (
  db: Db,
  staff: StaffCaller,
  customerId: number,
  audit: AuditContext,
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const customer = await repository.findCustomer(tx, customerId);
    if (customer === undefined) throw new DomainError('not-found', { title: (t) => t.staff.unknownCustomer });
    const code = randomBytes(24).toString('base64url');
    await repository.insertSession(tx, {
      staffSessionId: staff.sessionId,
      customerId,
      codeHash: hashOf(code),
    });
    await writeAudit(
      tx,
      { ...audit, customerId },
      {
        action: 'customer.begin-phone-order',
        record: { type: 'customer', id: customerId, name: await repository.findAuditedName(tx, customerId) },
      },
    );
    return code;
  });

/** The claims of the token that a code stands for, and when it expires. */
export async function takeCode(
  db: Db,
  code: string,
): Promise<{ readonly claims: TokenClaims; readonly expiresAt: Date }> {
  const session = await repository.takeCode(db, hashOf(code));
  if (session === undefined) throw new DomainError('not-found', { title: (t) => t.staff.usedCode });
  const { id: sessionId, customerId, expiresAt } = session;
  return { claims: { sessionId, customerId, isStaff: true }, expiresAt };
}

/** The live session of a member of staff who works for a customer, and still may. Its use is use of their login. */
export async function loadStaffSession(
  db: Db,
  logins: StaffLogins,
  claims: TokenClaims,
): Promise<Session | undefined> {
  const found = await repository.findSession(db, claims);
  const staff = found && (await logins.use(found.staffSessionId));
  if (!found || staff?.stage !== 'complete' || !staff.permissions.has(PERMISSION)) return undefined;
  const { sessionId, customerId, discountTable, access, language } = found;
  const acting = { staffId: staff.staffId, name: staff.name, customerLanguage: language };
  return { sessionId, customerId, discountTable, access, staff: acting };
}

/** Who works in the shop for whom. */
export async function describeActing(db: Db, { customerId, staff }: Session) {
  const customer = await repository.findCustomer(db, customerId);
  return {
    StaffName: staff?.name ?? null,
    CustomerName: customer?.name ?? '',
    Company: customer?.company ?? '',
  };
}

export const endPhoneOrder = (db: Db, sessionId: string) => repository.deleteSession(db, sessionId);

export const purgePhoneOrders = (db: Db) => repository.deleteExpiredSessions(db);

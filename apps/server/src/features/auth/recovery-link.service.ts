import { createHash, randomBytes } from 'node:crypto';
import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../db/database.ts';
import { enqueueMail, findShopUrl } from '../mail/mail.service.ts';
import { invitationMail, recoveryMail } from './auth-mails.ts';
import { saveRecoveryToken } from './recovery.repository.ts';

const VALID_MINUTES = 60;
/** Nobody has asked for an invitation: it may lie in the mailbox for some days. */
const INVITATION_MINUTES = 7 * 24 * 60;

/** The database has only the hash: reading it opens no account. */
export const hashRecoveryToken = (token: string): Buffer => createHash('sha256').update(token).digest();

interface Recipient {
  readonly id: number;
  readonly email: string;
}

interface Shop {
  /** Null for the default store. */
  readonly storeId: number | null;
  readonly shopUrl: string;
}

async function newLink(transaction: Db, { id, email }: Recipient, shop: Shop, validMinutes: number) {
  const token = randomBytes(32).toString('base64url');
  await saveRecoveryToken(transaction, id, hashRecoveryToken(token), validMinutes);
  const query = new URLSearchParams({ email, token });
  const shopUrl = await findShopUrl(transaction, shop.shopUrl, shop.storeId);
  return `${shopUrl}/forgot-password/confirm?${query.toString()}`;
}

/** Mails somebody a link that sets a new password, inside the caller's transaction. */
export async function sendRecoveryLink(
  transaction: Db,
  customer: Recipient,
  language: LanguageCode,
  shop: Shop,
): Promise<void> {
  const link = await newLink(transaction, customer, shop, VALID_MINUTES);
  const { storeId } = shop;
  await enqueueMail(transaction, recoveryMail({ storeId, recipient: customer.email, language, link }));
}

interface Invited extends Recipient {
  readonly firstName: string;
  readonly company: string;
  readonly language: LanguageCode;
}

/** Mails somebody whose login was made by staff a link that sets the first password. */
export async function sendInvitation(transaction: Db, invited: Invited, shop: Shop): Promise<void> {
  const link = await newLink(transaction, invited, shop, INVITATION_MINUTES);
  const { email: recipient, firstName, company, language } = invited;
  const { storeId } = shop;
  await enqueueMail(transaction, invitationMail({ storeId, recipient, firstName, company, language, link }));
}

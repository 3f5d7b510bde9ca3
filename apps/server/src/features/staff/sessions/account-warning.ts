import type { LanguageCode } from '@partsboard/contract/language';
import type { Db } from '../../../db/database.ts';
import { texts } from '../../../messages/texts.ts';
import { findOwner } from '../staff-account.repository.ts';
import { enqueueMail, type OutgoingMail } from '../../mail/mail.service.ts';

/** What happened to an account that its owner should know, in case it was somebody else's doing. */
type AccountEvent = 'passwordChanged' | 'passwordReset' | 'secondFactorRemoved';

interface Owner {
  readonly email: string;
  readonly name: string;
  readonly language: LanguageCode;
}

export function accountWarningMail({ email, name, language }: Owner, event: AccountEvent): OutgoingMail {
  const text = texts[language].mails.staffAccount;
  return {
    kind: 'staff-account',
    storeId: null,
    recipient: email,
    language,
    subject: text.subject,
    blocks: [
      { kind: 'paragraph', text: texts[language].mails.greeting(name) },
      { kind: 'paragraph', text: text[event] },
      { kind: 'paragraph', text: text.notYou },
    ],
  };
}

export async function warnMember(transaction: Db, staffId: number, event: AccountEvent): Promise<void> {
  const owner = await findOwner(transaction, staffId);
  await enqueueMail(transaction, accountWarningMail(owner, event));
}

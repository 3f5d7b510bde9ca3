import type { LanguageCode } from '@partsboard/contract/language';
import { texts } from '../../messages/texts.ts';
import type { OutgoingMail } from '../mail/mail.service.ts';

interface PasswordChanged {
  readonly storeId?: number;
  readonly email: string;
  readonly firstName: string;
  readonly language: LanguageCode;
  readonly shopUrl: string;
}

/** Warns the owner of an account, in case somebody else has changed the password. */
export function passwordChangedMail({
  storeId,
  email,
  firstName,
  language,
  shopUrl,
}: PasswordChanged): OutgoingMail {
  const { greeting, passwordChanged, setPassword } = texts[language].mails;
  return {
    kind: 'password-changed',
    storeId: storeId ?? null,
    recipient: email,
    language,
    subject: passwordChanged.subject,
    blocks: [
      { kind: 'paragraph', text: greeting(firstName) },
      { kind: 'paragraph', text: passwordChanged.changed },
      { kind: 'paragraph', text: passwordChanged.notYou },
      { kind: 'button', label: setPassword, url: `${shopUrl}/forgot-password` },
    ],
  };
}

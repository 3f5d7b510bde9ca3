import type { LanguageCode } from '@partsboard/contract/language';
import { texts } from '../../messages/texts.ts';
import type { OutgoingMail } from '../mail/mail.service.ts';

interface Welcome {
  readonly storeId?: number;
  readonly recipient: string;
  readonly firstName: string;
  readonly language: LanguageCode;
  readonly shopUrl: string;
}

export function welcomeMail({ storeId, recipient, firstName, language, shopUrl }: Welcome): OutgoingMail {
  const { greeting, welcome } = texts[language].mails;
  return {
    kind: 'welcome',
    storeId: storeId ?? null,
    recipient,
    language,
    subject: welcome.subject,
    blocks: [
      { kind: 'paragraph', text: greeting(firstName) },
      { kind: 'paragraph', text: welcome.accountReady(recipient) },
      { kind: 'paragraph', text: welcome.shop },
      { kind: 'button', label: welcome.button, url: `${shopUrl}/login` },
    ],
  };
}

interface Recovery {
  readonly storeId?: number | null;
  readonly recipient: string;
  readonly language: LanguageCode;
  readonly link: string;
}

export function recoveryMail({ storeId, recipient, language, link }: Recovery): OutgoingMail {
  const { recovery, setPassword } = texts[language].mails;
  return {
    kind: 'password-recovery',
    storeId: storeId ?? null,
    recipient,
    language,
    subject: recovery.subject,
    blocks: [
      { kind: 'paragraph', text: recovery.requested },
      { kind: 'button', label: setPassword, url: link },
      { kind: 'note', text: recovery.validity },
      { kind: 'note', text: recovery.notYou },
    ],
  };
}

interface Invitation extends Recovery {
  readonly firstName: string;
  readonly company: string;
}

export function invitationMail(invited: Invitation): OutgoingMail {
  const { storeId, recipient, firstName, company, language, link } = invited;
  const { greeting, invitation, welcome } = texts[language].mails;
  return {
    kind: 'invitation',
    storeId: storeId ?? null,
    recipient,
    language,
    subject: invitation.subject,
    blocks: [
      { kind: 'paragraph', text: greeting(firstName) },
      { kind: 'paragraph', text: invitation.invited(company, recipient) },
      { kind: 'paragraph', text: welcome.shop },
      { kind: 'button', label: invitation.button, url: link },
      { kind: 'note', text: invitation.validity },
    ],
  };
}

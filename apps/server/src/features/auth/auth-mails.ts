import type { LanguageCode } from '@partsboard/contract/language';
import { texts } from '../../messages/texts.ts';
import type { OutgoingMail } from '../mail/mail.service.ts';

interface Welcome {
  readonly recipient: string;
  readonly firstName: string;
  readonly language: LanguageCode;
  readonly shopUrl: string;
}

export function welcomeMail({ recipient, firstName, language, shopUrl }: Welcome): OutgoingMail {
  const { greeting, welcome } = texts[language].mails;
  return {
    kind: 'welcome',
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
  readonly recipient: string;
  readonly language: LanguageCode;
  readonly link: string;
}

export function recoveryMail({ recipient, language, link }: Recovery): OutgoingMail {
  const { recovery, setPassword } = texts[language].mails;
  return {
    kind: 'password-recovery',
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

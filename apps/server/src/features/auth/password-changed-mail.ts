import type { LanguageCode } from '../../http/handlers.ts';
import type { Letter, MailDocument } from '../mail/mail.service.ts';

interface PasswordChanged {
  readonly email: string;
  readonly firstName: string;
  readonly language: LanguageCode;
  readonly shopUrl: string;
}

const texts: Record<LanguageCode, (mail: PasswordChanged) => Pick<MailDocument, 'subject' | 'blocks'>> = {
  pl: ({ firstName, shopUrl }) => ({
    subject: 'Hasło do konta Partsboard zostało zmienione',
    blocks: [
      { kind: 'paragraph', text: `Dzień dobry, ${firstName},` },
      {
        kind: 'paragraph',
        text: 'Hasło do Twojego konta zostało właśnie zmienione. Pozostałe urządzenia zostały wylogowane.',
      },
      {
        kind: 'paragraph',
        text: 'Jeśli to nie Ty zmieniasz hasło, ktoś inny ma dostęp do Twojego konta. Ustaw od razu nowe hasło i daj nam znać.',
      },
      { kind: 'button', label: 'Ustaw nowe hasło', url: `${shopUrl}/forgot-password` },
    ],
  }),
  en: ({ firstName, shopUrl }) => ({
    subject: 'Your Partsboard password was changed',
    blocks: [
      { kind: 'paragraph', text: `Hello ${firstName},` },
      {
        kind: 'paragraph',
        text: 'The password of your account has just been changed. All other devices were logged out.',
      },
      {
        kind: 'paragraph',
        text: 'If it was not you, somebody else can get into your account. Set a new password at once and let us know.',
      },
      { kind: 'button', label: 'Set a new password', url: `${shopUrl}/forgot-password` },
    ],
  }),
};

/** Tells the owner of an account, who may not be the one who did it. */
export const passwordChangedMail = (mail: PasswordChanged): Letter => ({
  kind: 'password-changed',
  recipient: mail.email,
  language: mail.language,
  ...texts[mail.language](mail),
});

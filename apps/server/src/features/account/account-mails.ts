import type { LanguageCode } from '../../http/handlers.ts';
import type { Letter, MailDocument } from '../mail/mail.service.ts';

type Text = Pick<MailDocument, 'subject' | 'blocks'>;

interface Welcome {
  readonly recipient: string;
  readonly firstName: string;
  readonly language: LanguageCode;
  readonly shopUrl: string;
}

const welcomeTexts: Record<LanguageCode, (mail: Welcome) => Text> = {
  pl: ({ firstName, recipient, shopUrl }) => ({
    subject: 'Witamy w sklepie Partsboard',
    blocks: [
      { kind: 'paragraph', text: `Dzień dobry, ${firstName},` },
      {
        kind: 'paragraph',
        text: `Twoje konto jest gotowe. Do logowania służy adres ${recipient} i hasło wybrane przy rejestracji.`,
      },
      {
        kind: 'paragraph',
        text: 'W sklepie wyszukasz części po numerze VIN, po modelu lub po numerze części, sprawdzisz stan i swoją cenę i złożysz zamówienie z dostawą albo odbiorem w oddziale.',
      },
      { kind: 'button', label: 'Przejdź do sklepu', url: `${shopUrl}/login` },
    ],
  }),
  en: ({ firstName, recipient, shopUrl }) => ({
    subject: 'Welcome to Partsboard',
    blocks: [
      { kind: 'paragraph', text: `Hello ${firstName},` },
      {
        kind: 'paragraph',
        text: `Your account is ready. Log in with the address ${recipient} and the password you chose.`,
      },
      {
        kind: 'paragraph',
        text: 'In the shop you find parts by VIN, by model or by part number, check stock and your price, and order with delivery or pickup in a branch.',
      },
      { kind: 'button', label: 'Go to the shop', url: `${shopUrl}/login` },
    ],
  }),
};

export const welcomeMail = (mail: Welcome): Letter => ({
  kind: 'welcome',
  recipient: mail.recipient,
  language: mail.language,
  ...welcomeTexts[mail.language](mail),
});

interface Recovery {
  readonly recipient: string;
  readonly language: LanguageCode;
  readonly link: string;
}

const recoveryTexts: Record<LanguageCode, (link: string) => Text> = {
  pl: (link) => ({
    subject: 'Zmiana hasła w sklepie Partsboard',
    blocks: [
      { kind: 'paragraph', text: 'Otrzymaliśmy prośbę o ustawienie nowego hasła do Twojego konta.' },
      { kind: 'button', label: 'Ustaw nowe hasło', url: link },
      { kind: 'note', text: 'Link działa raz i jest ważny przez godzinę. Nowsza prośba unieważnia starszą.' },
      {
        kind: 'note',
        text: 'Jeśli to nie Ty o to prosisz, zignoruj tę wiadomość. Twoje hasło się nie zmieni.',
      },
    ],
  }),
  en: (link) => ({
    subject: 'A new password for Partsboard',
    blocks: [
      { kind: 'paragraph', text: 'We were asked to let you set a new password for your account.' },
      { kind: 'button', label: 'Set a new password', url: link },
      { kind: 'note', text: 'The link works once and for one hour. A newer request ends the older one.' },
      { kind: 'note', text: 'If it was not you who asked, ignore this mail. Your password stays as it is.' },
    ],
  }),
};

export const recoveryMail = (mail: Recovery): Letter => ({
  kind: 'password-recovery',
  recipient: mail.recipient,
  language: mail.language,
  ...recoveryTexts[mail.language](mail.link),
});

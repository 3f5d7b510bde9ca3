import { texts } from '../../../messages/texts.ts';
import type { OutgoingMail } from '../../mail/mail.service.ts';
import type { PersonRow } from '../company.repository.ts';

type Addressee = Pick<PersonRow, 'email' | 'first_name' | 'language'>;

interface BranchName {
  readonly name_pl: string;
  readonly name_en: string;
}

export function approvedMail(
  storeId: number | null,
  { email, first_name, language }: Addressee,
  branch: BranchName | undefined,
  shopUrl: string,
): OutgoingMail {
  const { mails, registration } = texts[language];
  const { approved } = registration;
  return {
    kind: 'registration-approved',
    storeId,
    recipient: email,
    language,
    subject: approved.subject,
    blocks: [
      { kind: 'paragraph', text: mails.greeting(first_name) },
      { kind: 'paragraph', text: approved.approved },
      ...(branch ? [{ kind: 'paragraph' as const, text: approved.branch(branch[`name_${language}`]) }] : []),
      { kind: 'button', label: mails.welcome.button, url: `${shopUrl}/login` },
    ],
  };
}

export function refusedMail(
  storeId: number | null,
  { email, first_name, language }: Addressee,
  reason: string,
  store: { readonly email: string; readonly phone: string },
): OutgoingMail {
  const { mails, registration } = texts[language];
  const { refused } = registration;
  return {
    kind: 'registration-refused',
    storeId,
    recipient: email,
    language,
    subject: refused.subject,
    blocks: [
      { kind: 'paragraph', text: mails.greeting(first_name) },
      { kind: 'paragraph', text: refused.refused },
      ...(reason === '' ? [] : [{ kind: 'paragraph' as const, text: refused.reason(reason) }]),
      ...(store.email === ''
        ? []
        : [{ kind: 'note' as const, text: refused.contact(store.email, store.phone) }]),
    ],
  };
}

import type { LanguageCode } from '@partsboard/contract/language';
import { texts } from '../../messages/texts.ts';
import type { OutgoingMail } from '../mail/mail.service.ts';
import type { NewCustomer } from './registration.repository.ts';

interface Received {
  readonly storeId?: number;
  readonly recipient: string;
  readonly firstName: string;
  readonly language: LanguageCode;
  readonly shopUrl: string;
}

/** For somebody who has to wait for the staff. */
export function registrationReceivedMail({
  storeId,
  recipient,
  firstName,
  language,
  shopUrl,
}: Received): OutgoingMail {
  const { mails, registration } = texts[language];
  return {
    kind: 'registration-received',
    storeId: storeId ?? null,
    recipient,
    language,
    subject: registration.received.subject,
    blocks: [
      { kind: 'paragraph', text: mails.greeting(firstName) },
      { kind: 'paragraph', text: registration.received.waits },
      { kind: 'paragraph', text: registration.received.meanwhile },
      { kind: 'button', label: mails.welcome.button, url: `${shopUrl}/login` },
    ],
  };
}

/** Tells the store that somebody waits. */
export function registrationToApproveMail(
  store: { readonly email: string; readonly language: LanguageCode },
  { company, firstName, lastName, vatNumber, email, phone, storeId }: Omit<NewCustomer, 'passwordHash'>,
  companyId: number,
  shopUrl: string,
): OutgoingMail {
  const { toApprove } = texts[store.language].registration;
  const person = `${firstName} ${lastName}`;
  const facts = [
    { name: toApprove.company, value: company },
    { name: toApprove.vatNumber, value: vatNumber },
    { name: toApprove.person, value: person },
    { name: toApprove.email, value: email },
    { name: toApprove.phone, value: phone },
  ];
  return {
    kind: 'registration-to-approve',
    storeId,
    recipient: store.email,
    language: store.language,
    subject: toApprove.subject(company === '' ? person : company),
    blocks: [
      { kind: 'paragraph', text: toApprove.waits },
      { kind: 'facts', rows: facts.filter(({ value }) => value !== '') },
      { kind: 'button', label: toApprove.button, url: `${shopUrl}/backoffice/customers/${companyId}` },
    ],
  };
}

import { LanguageCode } from '../language.ts';
import { Closed, Day, Id, LookupText, Moment, Nullable, Type, type Static } from '../schema.ts';
import { MailId, mailStates, MailText } from './order-mails.ts';
import { severalOf } from './orders.ts';
import { Page, pageInput } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

/** Every kind of mail that the shop sends. */
export const mailKinds = [
  'welcome',
  'invitation',
  'password-recovery',
  'password-changed',
  'staff-account',
  'registration-received',
  'registration-to-approve',
  'registration-approved',
  'registration-refused',
  'order-confirmation',
  'order-step',
  'branch-order',
  'branch-digest',
] as const;
export type MailKind = (typeof mailKinds)[number];

const MailKindName = Type.Enum([...mailKinds]);

const summary = {
  id: MailId,
  kind: Type.String(),
  createdAt: Moment,
  sentAt: Nullable(Moment),
  language: LanguageCode,
  recipient: Type.String(),
  subject: Type.String(),
  state: Type.Enum([...mailStates]),
  problem: Nullable(Type.String({ description: 'What the mail server said at the latest try' })),
  orderId: Nullable(Id),
};

export const MailSummary = Closed(summary);
export type MailSummary = Static<typeof MailSummary>;

export const Mail = Closed({
  ...summary,
  tries: Type.Integer({ description: 'Failed tries since it was last put into the queue' }),
  nextTryAt: Nullable(Moment),
  /** Null where the text was not kept. Links that set a password are masked. */
  content: Nullable(MailText),
});
export type Mail = Static<typeof Mail>;

export const MailFilter = Closed({
  search: Type.Optional(LookupText(100, { description: 'Beginnings of words of recipient and subject' })),
  states: Type.Optional(severalOf(mailStates, 'Divided by commas')),
  kind: Type.Optional(MailKindName),
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});
export type MailFilter = Static<typeof MailFilter>;

export const MailQuery = Closed({ ...pageInput, ...MailFilter.properties });
export type MailQuery = Static<typeof MailQuery>;

export const MailCounts = Closed({
  isSending: Type.Boolean({ description: 'False where the setting OUTGOING_MAIL is off' }),
  waiting: Type.Integer(),
  refused: Type.Integer({ description: 'Refused for now, tried again later' }),
  held: Type.Integer(),
  givenUp: Type.Integer(),
});
export type MailCounts = Static<typeof MailCounts>;

const tag = 'Mails';
const params = Closed({ id: MailId });

export const mailRoutes = defineBackofficeRoutes({
  mails: {
    method: 'GET',
    path: 'backoffice/mails',
    permission: 'mails.read',
    tag,
    summary: 'All mails, newest first',
    query: MailQuery,
    response: Page(MailSummary),
  },
  mailCounts: {
    method: 'GET',
    path: 'backoffice/mail-counts',
    permission: 'mails.read',
    tag,
    summary: 'Whether mails are sent, and how many were not',
    response: MailCounts,
  },
  mail: {
    method: 'GET',
    path: 'backoffice/mails/{id}',
    permission: 'mails.read',
    tag,
    summary: 'One mail with what it says',
    params,
    response: Mail,
  },
  resendMail: {
    method: 'POST',
    path: 'backoffice/mails/{id}/resend',
    permission: 'mails.send',
    tag,
    summary: 'Send a mail again, or for the first time; answers the mail that goes out',
    params,
    response: MailSummary,
  },
  resendGivenUpMails: {
    method: 'POST',
    path: 'backoffice/mails/resend-given-up',
    permission: 'mails.send',
    tag,
    summary: 'Send every mail that was given up',
    response: Closed({ count: Type.Integer() }),
  },
  sendHeldMails: {
    method: 'POST',
    path: 'backoffice/mails/send-held',
    permission: 'mails.send',
    needsFreshLogin: true,
    tag,
    summary: 'Send every mail that was held while outgoing mail was off',
    response: Closed({ count: Type.Integer() }),
  },
});

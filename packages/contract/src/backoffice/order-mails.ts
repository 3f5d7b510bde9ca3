import { LanguageCode } from '../language.ts';
import { Closed, Id, Moment, Nullable, Type, type Static } from '../schema.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

export const mailStates = ['waiting', 'refused', 'held', 'given-up', 'sent'] as const;
export type MailState = (typeof mailStates)[number];

export const MailId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

export const OrderMail = Closed({
  id: MailId,
  createdAt: Moment,
  sentAt: Nullable(Moment),
  language: LanguageCode,
  recipient: Type.String(),
  subject: Type.String(),
  state: Type.Enum([...mailStates], {
    description:
      'Refused: for now, tried again later. Held: outgoing mail is switched off. Given up: the recipient was refused, or all tries have failed',
  }),
  problem: Nullable(Type.String({ description: 'What the mail server said at the latest try' })),
});
export type OrderMail = Static<typeof OrderMail>;

export const MailText = Closed({
  subject: Type.String(),
  html: Type.String(),
  text: Type.String(),
});
export type MailText = Static<typeof MailText>;

const OrderPath = Closed({ id: Id });
const MailPath = Closed({ ...OrderPath.properties, mailId: MailId });

export const mailOfOrderRoutes = defineBackofficeRoutes({
  orderMails: {
    method: 'GET',
    path: 'backoffice/orders/{id}/mails',
    permission: 'orders.read',
    tag: 'Orders',
    summary: 'The mails about an order, newest first',
    params: OrderPath,
    response: ShortList(OrderMail),
  },
  orderMail: {
    method: 'GET',
    path: 'backoffice/orders/{id}/mails/{mailId}',
    permission: 'orders.read',
    tag: 'Orders',
    summary: 'What a mail about an order said, or will say; null where the text was not kept',
    params: MailPath,
    response: Nullable(MailText),
  },
  resendOrderMail: {
    method: 'POST',
    path: 'backoffice/orders/{id}/mails/{mailId}/resend',
    permission: 'orders.process',
    tag: 'Orders',
    summary: 'Send a mail about an order again, to the address that the customer or the branch has now',
    params: MailPath,
    response: OrderMail,
  },
});

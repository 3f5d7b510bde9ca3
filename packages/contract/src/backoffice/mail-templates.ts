import { LanguageCode } from '../language.ts';
import { Closed, Type, type Static } from '../schema.ts';
import { MailText } from './order-mails.ts';
import { ShortList } from './paging.ts';
import { defineBackofficeRoutes } from './route.ts';

/** Every mail that is sent, by what it is about; grouped by who gets it. */
export const mailTemplateNames = {
  order: [
    'order-confirmation',
    'confirm',
    'ship',
    'ship-part',
    'make-ready',
    'make-ready-part',
    'allot-ready',
    'allot-coming',
    'collect',
    'collect-part',
    'deliver',
    'cancel',
    'cancel-lines',
    'mark-paid',
    'refund',
    'note-to-customer',
  ],
  return: ['request-return', 'approve-return', 'refuse-return', 'receive-return', 'refund-return'],
  account: [
    'welcome',
    'registration-received',
    'registration-approved',
    'registration-refused',
    'invitation',
    'password-recovery',
    'password-changed',
  ],
  staff: ['branch-order', 'branch-digest', 'registration-to-approve', 'staff-account'],
} as const;

export type MailTemplateGroup = keyof typeof mailTemplateNames;
export type MailTemplateName = (typeof mailTemplateNames)[MailTemplateGroup][number];

const groups = Object.keys(mailTemplateNames) as MailTemplateGroup[];

export const MailTemplate = Closed({
  name: Type.Enum(Object.values(mailTemplateNames).flat()),
  group: Type.Enum(groups, { description: 'What it is about; those to staff are one group' }),
  subject: Type.String({ description: 'In the request’s language, with example data' }),
});
export type MailTemplate = Static<typeof MailTemplate>;

export const mailTemplateRoutes = defineBackofficeRoutes({
  mailTemplates: {
    method: 'GET',
    path: 'backoffice/mail-templates',
    access: 'staff',
    tag: 'Mails',
    summary: 'Every mail that the shop sends',
    response: ShortList(MailTemplate),
  },
  mailTemplate: {
    method: 'GET',
    path: 'backoffice/mail-templates/{name}/{language}',
    access: 'staff',
    tag: 'Mails',
    summary: 'A mail with example data, in one of the languages',
    params: Closed({ name: MailTemplate.properties.name, language: LanguageCode }),
    response: MailText,
  },
});

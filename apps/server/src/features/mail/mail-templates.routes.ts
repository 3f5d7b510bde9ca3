import {
  mailTemplateNames,
  type MailTemplateGroup,
  type MailTemplateName,
  type mailTemplateRoutes,
} from '@partsboard/contract/backoffice/mail-templates';
import type { LanguageCode } from '@partsboard/contract/language';
import type { BackofficeHandlers } from '../../http/backoffice/backoffice-handlers.ts';
import type { Db } from '../../db/database.ts';
import { renderHtml, renderText, subjectOf, type MailDocument } from './mail-document.ts';
import { findStoreName } from './mail.repository.ts';

/** Makes each mail with example data. */
export type MailTemplates = Readonly<Record<MailTemplateName, (language: LanguageCode) => MailDocument>>;

const groups = Object.keys(mailTemplateNames) as MailTemplateGroup[];

export const mailTemplateHandlers = ({
  db,
  mailTemplates,
}: {
  readonly db: Db;
  readonly mailTemplates: MailTemplates;
}): BackofficeHandlers<typeof mailTemplateRoutes> => ({
  mailTemplates: async ({ language }) => {
    const storeName = await findStoreName(db, null);
    return {
      items: groups.flatMap((group) =>
        mailTemplateNames[group].map((name) => ({
          name,
          group,
          subject: subjectOf(mailTemplates[name](language), storeName),
        })),
      ),
    };
  },
  mailTemplate: async ({ params: { name, language } }) => {
    const storeName = await findStoreName(db, null);
    const mail = mailTemplates[name](language);
    return {
      subject: subjectOf(mail, storeName),
      html: renderHtml(mail, storeName),
      text: renderText(mail, storeName),
    };
  },
});

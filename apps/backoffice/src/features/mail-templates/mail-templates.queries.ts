import type { MailTemplateName } from '@partsboard/contract/backoffice/mail-templates';
import type { LanguageCode } from '@partsboard/contract/language';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';

export const mailTemplatesQuery = queryOptions({
  queryKey: ['mail-templates'],
  queryFn: async ({ signal }) => (await callApi('mailTemplates', {}, { signal })).items,
});

export const mailTemplateQuery = (name: MailTemplateName, language: LanguageCode) =>
  queryOptions({
    queryKey: ['mail-templates', name, language],
    queryFn: ({ signal }) => callApi('mailTemplate', { params: { name, language } }, { signal }),
    placeholderData: keepPreviousData,
  });

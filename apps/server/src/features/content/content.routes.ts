import type { contentRoutes } from '@partsboard/contract/content';
import type { Db } from '../../db/database.ts';
import { DomainError } from '../../http/errors/domain-error.ts';
import type { Handlers } from '../../http/handlers.ts';
import { toTopicSummary } from './content.mapper.ts';
import { findTopic, findTopics } from './content.repository.ts';

export const contentHandlers = ({ db }: { readonly db: Db }): Handlers<typeof contentRoutes> => ({
  topics: async ({ storeId, language }) => (await findTopics(db, storeId, language)).map(toTopicSummary),

  topic: async ({ storeId, language, query }) => {
    const row = await findTopic(db, storeId, language, query.seName.trim().toLowerCase());
    if (!row) throw new DomainError('not-found', { title: (t) => t.content.unknownPage });
    return { ...toTopicSummary(row), Body: row.body };
  },
});

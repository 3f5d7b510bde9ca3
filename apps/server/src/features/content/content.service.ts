import type { Db } from '../../db/database.ts';
import { upsertDocuments, type DocumentRow } from './content.repository.ts';

/** Where browsers open documents; the back office's addresses open in a new tab. */
const DOCUMENTS_PATH = '/backoffice/documents';

export const documentUrl = (name: string): string => `${DOCUMENTS_PATH}/${name}`;

/** Publishes documents, or replaces those that were published under the same names. */
export const saveDocuments = (db: Db, documents: readonly DocumentRow[]): Promise<void> =>
  upsertDocuments(db, documents);

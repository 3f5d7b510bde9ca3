import type { Db } from '../../db/database.ts';
import { insertPagesOfTopics } from './pages.repository.ts';

/** Gives topics that were written without the back office a page there, so that staff can edit them. */
export const adoptTopics = (tx: Db): Promise<void> => insertPagesOfTopics(tx);

import type { Db } from '../../db/database.ts';
import { deleteExpiredRecoveries } from './account.repository.ts';

export const purgeRecoveries = (db: Db) => deleteExpiredRecoveries(db);

import type { Db } from '../../db/database.ts';
import { countDeliveries } from './deliveries.repository.ts';

/** How many messages to other systems were given up. */
export const countDeadDeliveries = (db: Db): Promise<number> => countDeliveries(db, 'given-up');

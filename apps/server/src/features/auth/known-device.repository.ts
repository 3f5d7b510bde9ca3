import type { Db } from '../../db/database.ts';

/** After a new password only the browser that set it is still known. */
export const deleteOtherDevices = (db: Db, customerId: number, device: Buffer | null) =>
  db
    .deleteFrom('known_device')
    .where('customer_id', '=', customerId)
    .$if(device !== null, (query) => query.where('device_sha256', '<>', device ?? Buffer.alloc(0)))
    .execute();

import type { Db } from '../../../db/database.ts';

/** After a new password no browser is known, except the one of the given session. */
export const deleteDevicesOf = (db: Db, staffId: number, exceptSession: string | null) =>
  db
    .deleteFrom('staff_known_device')
    .where('staff_id', '=', staffId)
    .$if(exceptSession !== null, (query) =>
      query.where('device_sha256', 'not in', (eb) =>
        eb
          .selectFrom('staff_session')
          .select('device_sha256')
          .where('id', '=', exceptSession ?? '')
          .where('device_sha256', 'is not', null)
          .$narrowType<{ device_sha256: Buffer }>(),
      ),
    )
    .execute();

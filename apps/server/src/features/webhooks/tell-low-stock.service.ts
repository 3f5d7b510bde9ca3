import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** So many parts stand in one message. */
const PARTS_OF_MESSAGE = 100;

/** Puts parts of which little is left into messages: many parts, such as those of a stock count, need few of them. */
export async function tellLowStock(db: Db): Promise<void> {
  await sql`
    with noted as (
      delete from webhook_low_stock where id in (select id from webhook_low_stock order by id for update skip locked)
      returning *
    ), numbered as (
      select n.id, n.endpoint_id, (row_number() over (partition by n.endpoint_id order by n.id) - 1) / ${PARTS_OF_MESSAGE} as message,
        json_build_object('warehouse', w.code, 'brand', b.code, 'number', p.number, 'available', n.available) as part
      from noted as n join warehouse as w on w.id = n.warehouse_id
      join part as p on p.id = n.part_id join brand as b on b.id = p.brand_id
    ), written as (
      insert into webhook_delivery (endpoint_id, message_id, event, subject, body)
      select n.endpoint_id, 'msg_' || replace(gen_random_uuid()::text, '-', ''), 'stock.low', 'stock',
        json_build_object('type', 'stock.low',
          'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'data', json_build_object('parts', json_agg(n.part order by n.id)))::text
      from numbered as n group by n.endpoint_id, n.message order by n.endpoint_id, n.message
      returning endpoint_id
    )
    select add_webhook_task(told.endpoint_id, 'stock', now())
    from (select distinct endpoint_id from written) as told`.execute(db);
}

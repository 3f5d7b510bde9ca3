import type pg from 'pg';
import { LIVE } from '../import/next-schema.ts';

/**
 * Before the live catalogue is left: writes into it what would be lost with the parts and discount groups that the next
 * one does not have. Stock is not among it: what lay in a warehouse then says little about what lies there later.
 */
export async function noteWhatLeaves(client: pg.ClientBase, next: string): Promise<void> {
  await client.query(
    `update ${LIVE}.loaded_part set left_net = null, left_vat_rate = null where left_net is not null`,
  );
  await client.query(
    `update ${LIVE}.loaded_part p set left_net = x.net, left_vat_rate = x.vat_rate
     from part_price x
     where x.part_id = p.id and not exists (select from ${next}.loaded_part n where n.id = p.id)`,
  );
  await client.query(
    `update ${LIVE}.loaded_discount_group g set left_rates = coalesce(
       (select jsonb_object_agg(d.discount_table, d.rate) from discount d where d.discount_group_id = g.id), '{}')`,
  );
}

/** Brings back the discount groups that a schema's parts need and that are gone, with the rates that they had. */
export async function restoreDiscountGroups(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query(
    `with back as (
       insert into discount_group (id, code, name_pl, name_en)
       select id, code, name_pl, name_en from ${schema}.loaded_discount_group
       on conflict do nothing
       returning id)
     insert into discount (discount_table, discount_group_id, rate)
     select t.code, g.id, r.value::smallint
     from back join ${schema}.loaded_discount_group g using (id)
     cross join jsonb_each_text(g.left_rates) r join discount_table t on t.code = r.key`,
  );
  // A group may have been made anew under its old code.
  await client.query(
    `update ${schema}.loaded_part p set discount_group_id = d.id
     from ${schema}.loaded_discount_group g left join discount_group d on d.code = g.code
     where p.discount_group_id = g.id and d.id is distinct from g.id`,
  );
}

/** Gives parts that come back the price with which they left, and takes price and stock from those that leave. */
export async function restorePrices(client: pg.ClientBase, schema: string): Promise<void> {
  await client.query(
    `insert into part_price (part_id, net, vat_rate)
     select id, left_net, left_vat_rate from ${schema}.loaded_part where left_net is not null order by id
     on conflict (part_id) do nothing`,
  );
  await client.query('delete from part_price x using part p where p.id = x.part_id and p.is_withdrawn');
  // In the order in which orders lock them; what is reserved stays reserved.
  await client.query(
    `select count(*) from (
       select from part_stock s join part p on p.id = s.part_id where p.is_withdrawn
       order by s.part_id, s.warehouse_id for update of s
     ) as held`,
  );
  await client.query(
    `delete from part_stock s using part p where p.id = s.part_id and p.is_withdrawn and s.reserved = 0`,
  );
  await client.query(
    `update part_stock s set quantity = 0 from part p
     where p.id = s.part_id and p.is_withdrawn and s.quantity <> 0`,
  );
}

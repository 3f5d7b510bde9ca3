import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type PersonData = Readonly<Record<string, unknown>>;

/** Everything that is stored about somebody but the password, in one statement. Amounts are in grosze. */
export async function findPersonData(db: Db, id: number): Promise<PersonData | undefined> {
  const { rows } = await sql<{ data: PersonData }>`
    select json_build_object(
      'person', to_jsonb(c) - 'password_hash',
      'company', (select to_jsonb(k) from company as k where k.id = c.company_id),
      'addresses', (select coalesce(jsonb_agg(to_jsonb(a) order by a.id), '[]') from address as a where a.customer_id = c.id),
      'cart', (
        select coalesce(jsonb_agg(to_jsonb(l) || jsonb_build_object('number', part.number) order by l.added_at), '[]')
        from cart_line as l join part on part.id = l.part_id where l.customer_id = c.id),
      'shoppingLists', (
        select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('items', (
          select coalesce(jsonb_agg(jsonb_build_object('number', part.number, 'quantity', i.quantity, 'vehicles', i.vehicles) order by i.id), '[]')
          from shopping_list_item as i join part on part.id = i.part_id where i.shopping_list_id = s.id)) order by s.id), '[]')
        from shopping_list as s where s.customer_id = c.id),
      'orders', (
        select coalesce(jsonb_agg(to_jsonb(o) || jsonb_build_object(
          'lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.line), '[]') from order_line as l where l.order_id = o.id),
          'notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.id), '[]') from order_note as n where n.order_id = o.id)
        ) order by o.id), '[]')
        from customer_order as o where o.customer_id = c.id),
      'documents', (
        select coalesce(jsonb_agg(to_jsonb(d) order by d.id), '[]') from accounting_document as d where d.customer_id = c.id),
      'sessions', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'id' - 'device_sha256' order by s.created_at), '[]')
        from session as s where s.customer_id = c.id),
      'mails', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'subject', m.subject, 'createdAt', m.created_at) order by m.id), '[]')
        from mail_outbox as m where lower(m.recipient) = lower(c.email))
    ) as data
    from customer as c where c.id = ${id}`.execute(db);
  return rows[0]?.data;
}

import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type PersonData = Readonly<Record<string, unknown>>;

/**
 * Everything that is stored about somebody but the password, in one statement. Amounts are in grosze. Of mails only
 * those about orders have their text: others may hold a link that sets a password. Photos of returns are listed; they
 * are saved one by one where the return is shown.
 */
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
          'notes', (select coalesce(jsonb_agg(to_jsonb(n) order by n.id), '[]') from order_note as n where n.order_id = o.id),
          'shipments', (select coalesce(jsonb_agg(to_jsonb(s) - 'staff_id' order by s.id), '[]') from shipment as s where s.order_id = o.id),
          'timeLine', (select coalesce(jsonb_agg(to_jsonb(a) - 'staff_id' order by a.id), '[]') from order_activity as a where a.order_id = o.id),
          'returns', (
            select coalesce(jsonb_agg(to_jsonb(r) || jsonb_build_object(
              'lines', (select coalesce(jsonb_agg(to_jsonb(l) order by l.line), '[]') from order_return_line as l where l.return_id = r.id),
              'photos', (
                select coalesce(jsonb_agg(jsonb_build_object('position', p.position, 'contentType', p.content_type,
                  'bytes', length(p.content)) order by p.position), '[]')
                from order_return_photo as p where p.return_id = r.id)
            ) order by r.id), '[]')
            from order_return as r where r.order_id = o.id)
        ) order by o.id), '[]')
        from customer_order as o where o.customer_id = c.id),
      'documents', (
        select coalesce(jsonb_agg(to_jsonb(d) order by d.id), '[]') from accounting_document as d where d.customer_id = c.id),
      'sessions', (
        select coalesce(jsonb_agg(to_jsonb(s) - 'id' - 'device_sha256' order by s.created_at), '[]')
        from session as s where s.customer_id = c.id),
      'mails', (
        select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'recipient', m.recipient, 'subject', m.subject,
          'createdAt', m.created_at, 'sentAt', m.sent_at, 'text', case when m.order_id is not null then m.plain_text end)
          order by m.id), '[]')
        from mail_outbox as m
        where lower(m.recipient) = lower(c.email)
          or m.order_id in (select o.id from customer_order as o where o.customer_id = c.id))
    ) as data
    from customer as c where c.id = ${id}`.execute(db);
  return rows[0]?.data;
}

import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What each store has, the default one first, and whether there is anything of each kind that a shop needs. */
export const findSetUpFacts = (db: Db) =>
  db
    .selectFrom('store')
    .select([
      'store.id',
      'store.name',
      'store.company_name as companyName',
      'store.company_address as companyAddress',
      'store.bank_account as bankAccount',
      'store.mail_from as mailFrom',
      'store.email',
      'store.terms_page as termsPage',
      'store.pick_up_in_store_only as isPickupOnly',
    ])
    .select((eb) => [
      eb.exists(eb.selectFrom('topic').whereRef('topic.store_id', '=', 'store.id')).as('hasPage'),
      eb.exists(eb.selectFrom('warehouse').where('is_branch_office', 'is', true)).as('hasBranch'),
      eb.exists(eb.selectFrom('shipping_method').where('is_active', 'is', true)).as('hasDelivery'),
      eb.exists(eb.selectFrom('payment_method').where('is_active', 'is', true)).as('hasPayment'),
      eb
        .exists(
          eb.selectFrom('payment_method').where('is_active', 'is', true).where('by_transfer', 'is', true),
        )
        .as('hasTransfer'),
      eb.exists(eb.selectFrom('part').where('is_withdrawn', 'is', false)).as('hasParts'),
      eb.exists(eb.selectFrom('part_price')).as('hasPrices'),
      eb.exists(eb.selectFrom('part_stock')).as('hasStock'),
      // Two are enough to know that there is somebody besides the first.
      sql<number>`(select count(*)::int from (select from staff_member where is_active limit 2) as working)`.as(
        'staff',
      ),
    ])
    .orderBy('store.is_default', 'desc')
    .orderBy('store.id')
    .execute();

import type { Db } from '../db/database.ts';
import { demoCustomers } from './demo-customers.ts';

/** Gives the demo customers the discount tables that came with the demo catalogue. */
export async function loadDemoDiscountTables({ db }: { readonly db: Db }): Promise<void> {
  for (const { email, discountTable } of demoCustomers) {
    await db
      .updateTable('company')
      .set({ discount_table: discountTable })
      .where('id', 'in', (query) =>
        query.selectFrom('customer').select('company_id').where('email', '=', email),
      )
      .where('discount_table', 'is', null)
      .where((query) =>
        query.exists(query.selectFrom('discount_table').select('code').where('code', '=', discountTable)),
      )
      .execute();
  }
}

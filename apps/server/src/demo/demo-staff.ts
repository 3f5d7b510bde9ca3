import type { DefaultRole } from '@partsboard/contract/backoffice/roles';
import type { Db } from '../db/database.ts';
import { hashPassword } from '../security/password.ts';
import { addStaffMember } from '../features/staff/server-commands.service.ts';
import type { BranchCode } from './demo-branches.ts';
import { findCustomerId } from './demo-content.repository.ts';
import { DEMO_PASSWORD, demoCustomers } from './demo-customers.ts';

interface DemoStaffMember {
  readonly email: string;
  readonly name: string;
  readonly role: DefaultRole;
  readonly branches: readonly BranchCode[];
}

/** One person for each role. */
export const demoStaff: readonly DemoStaffMember[] = [
  {
    email: 'staff@partsboard.example',
    name: 'Joanna Zielińska',
    role: 'administrator',
    branches: [],
  },
  { email: 'orders@partsboard.example', name: 'Piotr Nowak', role: 'order-desk', branches: ['WAW', 'GDN'] },
  {
    email: 'manager@partsboard.example',
    name: 'Katarzyna Lewandowska',
    role: 'branch-manager',
    branches: ['WAW'],
  },
  { email: 'catalogue@partsboard.example', name: 'Tomasz Wójcik', role: 'catalogue', branches: [] },
  { email: 'editor@partsboard.example', name: 'Magdalena Kamińska', role: 'editor', branches: [] },
  { email: 'accountant@partsboard.example', name: 'Robert Dąbrowski', role: 'accountant', branches: [] },
];

/**
 * Adds the demo's staff, who log in by their password alone. Only to a demo: where its customers were removed, or
 * somebody has added staff, a password that everybody knows would open a real shop.
 */
export async function loadDemoStaff({ db }: { readonly db: Db }): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await db.transaction().execute(async (transaction) => {
    const isDemo = await findCustomerId(transaction, demoCustomers[0]?.email ?? '');
    const existing = await transaction.selectFrom('staff_member').select('id').limit(1).executeTakeFirst();
    if (!isDemo || existing) return;
    for (const { role, branches, ...member } of demoStaff) {
      await addStaffMember(
        transaction,
        { ...member, language: 'pl', roles: [role], branches },
        { hash: passwordHash, mustChange: false },
      );
    }
    await transaction.updateTable('staff_role').set({ requires_second_factor: false }).execute();
  });
}

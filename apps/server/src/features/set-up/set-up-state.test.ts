import type { SetUpGap, SetUpStepName } from '@partsboard/contract/backoffice/set-up';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBranch } from '../../../test/shop-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { countSetUpSteps, readSetUpState, type SetUpDeps } from './set-up-state.service.ts';

let database: TestDatabase;
let deps: SetUpDeps;

const query = (statement: string, values: unknown[] = []) => database.pool.query(statement, values);

beforeAll(async () => {
  database = await createTestDatabase();
  deps = {
    db: database.db,
    settings: { mailFrom: undefined, sendsMail: true, smtpUrl: undefined },
  };
  // Tests begin with methods; a shop does not.
  await query('delete from shipping_method');
  await query('delete from payment_method');
  await query(
    `insert into staff_member (email, name, password_hash) values ('ewa@dealer.example', 'Ewa', '')`,
  );
});
afterAll(() => database.drop());

/** What is missing, by step. */
async function missing(): Promise<Partial<Record<SetUpStepName, SetUpGap[]>>> {
  const { steps } = await readSetUpState(deps);
  return Object.fromEntries(
    steps.filter(({ gaps }) => gaps.length > 0).map(({ step, gaps }) => [step, gaps]),
  );
}

const addPayment = (isTransfer: boolean) =>
  query(
    `insert into payment_method (system_name, position, name_pl, name_en, description_pl, description_en, fee_net,
       vat_rate, by_transfer)
     values ($1, 1, 'Tak', 'Yes', '', '', 0, 2300, $2)`,
    [`Payments.${isTransfer ? 'Transfer' : 'Card'}`, isTransfer],
  );

describe('the set-up of an empty shop', () => {
  it('says everything that is missing, besides the administrator who asks', async () => {
    expect(await missing()).toEqual({
      store: ['store-name', 'company', 'bank-account', 'mail-sender'],
      branches: ['branch'],
      delivery: ['delivery'],
      payment: ['payment'],
      terms: ['terms-page'],
      catalogue: ['catalogue'],
      figures: ['prices', 'stock'],
      staff: ['staff'],
    });
    expect(await countSetUpSteps(deps)).toEqual({ done: 1, all: 9 });
  });

  it('knows a store by its own name, company and sender', async () => {
    await query(`update store set name = 'Lublin Parts', company_name = 'Lublin Parts sp. z o.o.',
      company_address = 'Lublin', mail_from = 'sklep@lublin.example' where is_default`);
    expect((await missing()).store).toEqual(['bank-account']);
  });

  it('wants a bank account only where transfers are taken, once it is known how people pay', async () => {
    await addPayment(false);
    expect(await missing()).not.toHaveProperty('store');
    expect(await missing()).not.toHaveProperty('payment');
    await addPayment(true);
    expect((await missing()).store).toEqual(['bank-account']);
    await query(`update store set bank_account = 'PL15999900020000222222220001' where is_default`);
    expect(await missing()).not.toHaveProperty('store');
  });

  it('takes the sender of the settings for one where the dealer has set it', async () => {
    await query('update store set mail_from = null where is_default');
    expect((await missing()).store).toEqual(['mail-sender']);
    const settings = { ...deps.settings, mailFrom: 'shop@dealer.example', smtpUrl: 'smtp://mail.example' };
    const { steps, sendsMail } = await readSetUpState({ ...deps, settings });
    expect(steps[1]).toEqual({ step: 'store', gaps: [] });
    expect(sendsMail).toBe(true);
    expect((await readSetUpState(deps)).sendsMail).toBe(false);
  });

  it('counts a branch that people can visit, not a warehouse behind them', async () => {
    await addBranch(database.db, 'MAG', false);
    expect(await missing()).toHaveProperty('branches');
    await addBranch(database.db, 'LUB');
    expect(await missing()).not.toHaveProperty('branches');
  });

  it('needs a way of delivery that is offered, unless everything is picked up', async () => {
    await query(`insert into shipping_method (system_name, position, name_pl, name_en, description_pl, description_en,
      fee_net, vat_rate, is_active) values ('Shipping.Courier', 1, 'Kurier', 'Courier', '', '', 0, 2300, false)`);
    expect(await missing()).toHaveProperty('delivery');
    await query('update store set pick_up_in_store_only = true where is_default');
    expect(await missing()).not.toHaveProperty('delivery');
    await query('update store set pick_up_in_store_only = false where is_default');
    await query('update shipping_method set is_active = true');
    expect(await missing()).not.toHaveProperty('delivery');
  });

  it('tells a page that is not there from one that nobody has chosen as the terms', async () => {
    await query(`insert into topic (store_id, se_name, position, title_pl, title_en, body_pl, body_en)
      select id, 'terms', 1, 'Regulamin', 'Terms', '', '' from store where is_default`);
    expect((await missing()).terms).toEqual(['terms-choice']);
    await query(`update store set terms_page = 'terms' where is_default`);
    expect(await missing()).not.toHaveProperty('terms');
  });

  it('does not count staff who may not work any more', async () => {
    await query(`insert into staff_member (email, name, password_hash, is_active)
      values ('jan@dealer.example', 'Jan', '', false)`);
    expect(await missing()).toHaveProperty('staff');
    await query('update staff_member set is_active = true');
    expect(await missing()).not.toHaveProperty('staff');
  });

  it('wants of every other store its own name, company, account and terms', async () => {
    const { done, all } = await countSetUpSteps(deps);
    await query(`insert into store (name, url, company_name, company_address, company_phone_number, company_vat, email,
        default_language_id, seo_title_pl, seo_title_en, seo_description_pl, seo_description_en, default_branch_url,
        copyright_pl, copyright_en)
      select 'Motocykle', url, '', '', '', '', email, default_language_id, '', '', '', '', '', '', ''
      from store where is_default`);
    const { otherStores } = await readSetUpState(deps);
    expect(otherStores).toEqual([
      {
        id: expect.any(Number) as number,
        name: 'Motocykle',
        gaps: ['company', 'bank-account', 'mail-sender', 'terms-page'],
      },
    ]);
    expect(await countSetUpSteps(deps)).toEqual({ done, all: all + 1 });
    await query(`insert into topic (store_id, se_name, position, title_pl, title_en, body_pl, body_en)
      select id, 'terms', 1, 'Regulamin', 'Terms', '', '' from store where name = 'Motocykle'`);
    await query(`update store set company_name = 'Nowak', company_address = 'Lublin', mail_from = 'moto@nowak.example',
      bank_account = 'PL15999900020000222222220001', terms_page = 'terms' where name = 'Motocykle'`);
    expect((await readSetUpState(deps)).otherStores[0]?.gaps).toEqual([]);
    expect(await countSetUpSteps(deps)).toEqual({ done: done + 1, all: all + 1 });
  });
});

import type { StaffStore } from '@partsboard/contract/backoffice/stores';
import type { StoreConfig } from '@partsboard/contract/reference';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../test/backoffice-app.ts';
import { createSecondApp } from '../../../test/test-app.ts';
import { without } from '../../../test/without.ts';
import { pngOf } from '../../../test/png.ts';

let shop: BackofficeApp;
let administrator: StaffHeaders;

beforeAll(async () => {
  shop = await createBackofficeApp();
  administrator = await shop.startSession(ADMINISTRATOR);
});
afterAll(() => shop.close());

const stores = async () => ((await shop.ask('stores', administrator)).json as { items: StaffStore[] }).items;

const defaultStore = async (): Promise<StaffStore> => {
  const store = (await stores()).find((each) => each.isDefault);
  if (store === undefined) throw new Error('There is no default store');
  return store;
};

async function change(changes: Partial<StaffStore>, id?: number) {
  const store = (await stores()).find((each) => (id === undefined ? each.isDefault : each.id === id));
  if (store === undefined) throw new Error('There is no such store');
  const settings = without(store, 'id', 'isDefault', 'pages', 'logoUrl', 'darkLogoUrl');
  return shop.ask('changeStore', administrator, {
    params: { id: store.id },
    body: { ...settings, ...changes },
  });
}

const errorsOf = ({ json }: { readonly json: unknown }) => (json as { errors?: object }).errors;

describe('the data of a store', () => {
  it('is in the shop of every server after it was saved, and in the audit trail', async () => {
    const other = await createSecondApp(shop.database);
    const answer = await change({
      name: 'Części Nowak',
      companyName: 'Nowak sp. z o.o.',
      bankAccount: 'pl61 1090 1014 0000 0712 1981 2874',
      termsPage: 'privacy',
      titleEn: 'Nowak parts',
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json).toMatchObject({ bankAccount: 'PL61109010140000071219812874', version: 2 });
    const store = await other.inject({ url: '/api/Store/get' });
    expect(store.json()).toMatchObject({ Name: 'Części Nowak', CompanyName: 'Nowak sp. z o.o.' });
    const config = await other.inject({ url: '/api/config', headers: { 'accept-language': 'en' } });
    expect(config.json<StoreConfig>()).toMatchObject({
      seo: { defaultTitle: 'Nowak parts' },
      general: { termsPage: 'privacy' },
    });
    await other.close();
    const trail = await shop.ask('auditEntries', administrator, { query: { action: 'store.change' } });
    expect(trail.json).toMatchObject({
      items: [
        { recordName: 'Części Nowak', before: { name: 'Partsboard' }, after: { termsPage: 'privacy' } },
      ],
    });
  });

  it('is not overwritten by somebody who has not seen the last change', async () => {
    const { version } = await defaultStore();
    expect((await change({ companyVat: 'PL1' })).status).toBe(200);
    const late = await change({ companyVat: 'PL2', version });
    expect([late.status, codeOf(late)]).toEqual([409, 'conflict']);
  });

  it.each([
    [{ accentColor: '#ffcc00' }, 'accentColor'],
    [{ accentColor: 'red' }, 'accentColor'],
    [{ bankAccount: 'PL61109010140000071219812875' }, 'bankAccount'],
    [{ hostNames: ['https://parts.example'] }, 'hostNames'],
    [{ termsPage: 'nothing-here' }, 'termsPage'],
    [{ branchLink: 'javascript:alert(1)' }, 'branchLink'],
    [{ branchLink: '//elsewhere.example' }, 'branchLink'],
    [{ pickupBranchId: 9999 }, 'pickupBranchId'],
    [{ allowsPickup: false, pickupOnly: true }, 'pickupOnly'],
    [{ mailFrom: 'nobody' }, 'mailFrom'],
    [{ orderPrefix: 'N1' }, 'orderPrefix'],
    [{ orderPrefix: 'A/B' }, 'orderPrefix'],
    [{ orderPrefix: '-' }, 'orderPrefix'],
  ])('refuses %o in words', async (changes, field) => {
    const answer = await change(changes);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toMatchObject({ [field]: [expect.any(String)] });
  });
});

describe('a further store', () => {
  it('is found under its host name, and every unknown name shows the default store', async () => {
    const created = await shop.ask('createStore', administrator, { body: { name: 'Hurtownia' } });
    const { id } = created.json as StaffStore;
    const again = await shop.ask('createStore', administrator, { body: { name: ' hurtownia ' } });
    expect([again.status, errorsOf(again)]).toEqual([
      400,
      { name: ['Another store has this name already.'] },
    ]);
    expect(errorsOf(await change({ name: 'Hurtownia' }))).toHaveProperty('name');
    expect((await change({ hostNames: ['Hurt.Example', 'www.hurt.example'] }, id)).status).toBe(200);
    const app = await createSecondApp(shop.database);
    const nameAt = async (host: string, headers = {}) =>
      (await app.inject({ url: '/api/Store/get', headers: { host, ...headers } })).json<{ Id: number }>().Id;
    expect(await nameAt('hurt.example')).toBe(id);
    expect(await nameAt('WWW.hurt.example:8080')).toBe(id);
    expect(await nameAt('other.example')).toBe(1);
    expect(await nameAt('hurt.example', { storeid: '1' })).toBe(1);
    await app.close();
    const taken = await change({ hostNames: ['hurt.example'] });
    expect(errorsOf(taken)).toMatchObject({ hostNames: ['Another store has the name hurt.example.'] });
  });
});

describe('a logo', () => {
  it('is stored in the size at which it is shown, as a picture that a browser loads', async () => {
    const { id } = await defaultStore();
    const body = { background: 'light', picture: pngOf(3000, 300).toString('base64') };
    const answer = await shop.ask('changeStoreLogo', administrator, { params: { id }, body });
    expect(answer.status, answer.text).toBe(200);
    const url = (answer.json as StaffStore).logoUrl ?? '';
    expect(url).toMatch(/\.webp$/);
    const picture = await shop.app.inject({ url });
    expect(picture.headers['content-type']).toBe('image/webp');
    expect((await shop.call({ url: '/api/config' })).json).toMatchObject({ general: { logo: url } });
    const { Transformer } = await import('@napi-rs/image');
    expect(await new Transformer(picture.rawPayload).metadata()).toMatchObject({ width: 800, height: 80 });
  });

  it.each([
    ['a text', Buffer.from('no picture')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half of a picture', pngOf(300, 300).subarray(0, 60)],
  ])('is not %s', async (_, content) => {
    const { id } = await defaultStore();
    const body = { background: 'light', picture: content.toString('base64') };
    const answer = await shop.ask('changeStoreLogo', administrator, { params: { id }, body });
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toMatchObject({
      picture: ['This is no picture. A JPEG, PNG or WebP file is needed.'],
    });
  });

  it('goes away when it is removed', async () => {
    const { id } = await defaultStore();
    const body = { background: 'light', picture: null };
    const answer = await shop.ask('changeStoreLogo', administrator, { params: { id }, body });
    expect(answer.json).toMatchObject({ logoUrl: null });
  });
});

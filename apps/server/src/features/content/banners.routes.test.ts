import type { BannerSettings, StaffBanner } from '@partsboard/contract/backoffice/banners';
import type { Slide } from '@partsboard/contract/reference';
import { Transformer } from '@napi-rs/image';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADMINISTRATOR,
  codeOf,
  createBackofficeApp,
  type BackofficeApp,
  type StaffHeaders,
} from '../../../test/backoffice-app.ts';
import { pngOf } from '../../../test/png.ts';
import { without } from '../../../test/without.ts';

let shop: BackofficeApp;
let editor: StaffHeaders;

beforeAll(async () => {
  shop = await createBackofficeApp();
  editor = await shop.startSession('editor@partsboard.example');
});
afterAll(() => shop.close());

const picture = pngOf(320, 80).toString('base64');

const settings = (changes: Partial<BannerSettings> = {}): BannerSettings => ({
  headlinePl: 'Zima',
  headlineEn: 'Winter',
  altPl: 'Śnieg',
  altEn: 'Snow',
  buttonPl: '',
  buttonEn: '',
  link: '',
  isActive: true,
  shownFrom: null,
  shownUntil: null,
  ...changes,
});

const create = (changes: Partial<BannerSettings> = {}, more: object = {}) =>
  shop.ask('createBanner', editor, {
    body: { ...settings(changes), storeId: 1, place: 'LoginPage', picture, ...more },
  });

async function newBanner(changes: Partial<BannerSettings> = {}, more: object = {}): Promise<StaffBanner> {
  const answer = await create(changes, more);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as StaffBanner;
}

const change = (banner: StaffBanner, changes: Partial<BannerSettings> & { picture?: string }) =>
  shop.ask('changeBanner', editor, {
    params: { id: banner.id },
    body: { ...without(banner, 'id', 'storeId', 'place', 'state', 'pictureUrl'), ...changes },
  });

const inShop = async (headers = {}): Promise<Slide[]> =>
  (await shop.call({ url: '/api/slider?sliderType=3', headers })).json as Slide[];
const isShown = async ({ id }: StaffBanner) => (await inShop()).some((slide) => slide.Id === id);
const errorsOf = ({ json }: { readonly json: unknown }) => (json as { errors?: object }).errors;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('a banner', () => {
  it('is in the shop with its texts in both languages, behind the others of its place', async () => {
    const banner = await newBanner({ buttonPl: 'Zobacz', buttonEn: 'See', link: '/p/delivery' });
    const slide = { Id: banner.id, PictureUrl: banner.pictureUrl, Link: '/p/delivery' };
    expect((await inShop()).at(-1)).toMatchObject({
      ...slide,
      Description: 'Winter',
      PictureAlt: 'Snow',
      ButtonText: 'See',
    });
    expect((await inShop({ 'accept-language': 'pl' })).at(-1)).toMatchObject({
      ...slide,
      Description: 'Zima',
      PictureAlt: 'Śnieg',
      ButtonText: 'Zobacz',
    });
  });

  it('has its picture in the widths that screens need, each of them loadable', async () => {
    const banner = await newBanner({}, { picture: pngOf(4000, 1000).toString('base64') });
    const slide = (await inShop()).find(({ Id }) => Id === banner.id);
    const sources = (slide?.PictureSrcSet ?? '').split(', ').map((source) => source.split(' '));
    expect(sources.map(([, width]) => width)).toEqual(['640w', '1280w', '2560w']);
    expect(sources.at(-1)?.[0]).toBe(slide?.PictureUrl);
    for (const [url = '', width] of sources) {
      const { rawPayload, headers } = await shop.app.inject({ url });
      expect(headers['content-type']).toBe('image/webp');
      expect(`${(await new Transformer(rawPayload).metadata()).width}w`).toBe(width);
    }
    const small = await newBanner();
    expect((await inShop()).find(({ Id }) => Id === small.id)?.PictureSrcSet).toBe('');
  });

  it.each([
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: '//elsewhere.example' }, 'link'],
    [{ link: 'http://elsewhere.example' }, 'link'],
    [{ buttonPl: 'Zobacz', link: '/' }, 'buttonEn'],
    [{ buttonEn: 'See', link: '/' }, 'buttonPl'],
    [{ buttonPl: 'Zobacz', buttonEn: 'See' }, 'link'],
    [{ shownFrom: '2026-02-31T99:00Z' }, 'shownFrom'],
    [{ shownFrom: '2026-02-02T00:00Z', shownUntil: '2026-02-02T00:00Z' }, 'shownUntil'],
    [{ headlineEn: '' }, 'headlineEn'],
  ])('with %o is refused in words', async (changes, field) => {
    const answer = await create(changes);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toMatchObject({ [field]: [expect.any(String)] });
  });

  it.each([
    ['a text', Buffer.from('no picture')],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('does not take %s for a picture', async (_, content) => {
    expect(errorsOf(await create({}, { picture: content.toString('base64') }))).toMatchObject({
      picture: ['This is no picture. A JPEG, PNG or WebP file is needed.'],
    });
  });

  it('gets another picture, or keeps its own where none is sent', async () => {
    const banner = await newBanner();
    const kept = (await change(banner, { headlineEn: 'Spring' })).json as StaffBanner;
    expect(kept).toMatchObject({ headlineEn: 'Spring', pictureUrl: banner.pictureUrl });
    const other = await change(kept, { picture: pngOf(330, 80).toString('base64') });
    expect((other.json as StaffBanner).pictureUrl).not.toBe(banner.pictureUrl);
  });

  it('is not overwritten by somebody who has not seen the last change', async () => {
    const banner = await newBanner();
    const answers = await Promise.all([
      change(banner, { headlineEn: 'One' }),
      change(banner, { headlineEn: 'Two' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the schedule of a banner', () => {
  it.each([
    ['before its time', { shownFrom: hoursFromNow(1) }, false, 'planned'],
    ['within its time', { shownFrom: hoursFromNow(-1), shownUntil: hoursFromNow(1) }, true, 'shown'],
    ['after its time', { shownUntil: hoursFromNow(-1) }, false, 'over'],
    ['while it is switched off', { isActive: false }, false, 'off'],
  ])('%s it is shown: %o', async (_, changes, shown, state) => {
    const banner = await newBanner(changes);
    expect(banner.state).toBe(state);
    expect(await isShown(banner)).toBe(shown);
  });

  it('holds for each second: a banner comes and goes without another change', async () => {
    const banner = await newBanner({ shownFrom: hoursFromNow(1) });
    const move = (hours: number) =>
      shop.database.pool.query(
        `update slide set shown_from = now() + make_interval(hours => $2),
           shown_until = now() + make_interval(hours => $2 + 2) where id = $1`,
        [banner.id, hours],
      );
    await move(-1);
    expect(await isShown(banner)).toBe(true);
    await move(-3);
    expect(await isShown(banner)).toBe(false);
  });
});

describe('the order of banners', () => {
  const ofPlace = async () => (await inShop()).map(({ Id }) => Id);
  const order = (ids: readonly number[]) =>
    shop.ask('changeBannerOrder', editor, { body: { storeId: 1, place: 'LoginPage', ids } });
  const all = async () =>
    ((await shop.ask('banners', editor)).json as { items: StaffBanner[] }).items
      .filter(({ storeId, place }) => storeId === 1 && place === 'LoginPage')
      .map(({ id }) => id);

  it('is that of the shop', async () => {
    const ids = (await all()).reverse();
    expect((await order(ids)).status).toBe(200);
    expect(await all()).toEqual(ids);
    const shown = await ofPlace();
    expect(shown).toEqual(ids.filter((id) => shown.includes(id)));
  });

  it('is not set by somebody who does not know all of them', async () => {
    const ids = await all();
    await newBanner();
    for (const wrong of [ids, [...ids, ids[0] ?? 0], []]) {
      const answer = await order(wrong);
      expect([answer.status, codeOf(answer)]).toEqual([409, 'conflict']);
    }
  });
});

describe('what is done to banners', () => {
  it('is in the audit trail, and a deleted one is gone', async () => {
    const banner = await newBanner({ headlinePl: 'Na chwilę' });
    await change(banner, { link: '/level4' });
    expect((await shop.ask('deleteBanner', editor, { params: { id: banner.id } })).status).toBe(200);
    expect(await isShown(banner)).toBe(false);
    expect((await shop.ask('deleteBanner', editor, { params: { id: banner.id } })).status).toBe(404);
    const query = { recordType: 'banner', recordId: String(banner.id) };
    const { json } = await shop.ask('auditEntries', await shop.startSession(ADMINISTRATOR), { query });
    expect(json).toMatchObject({
      items: [
        { action: 'banner.delete', recordName: 'Na chwilę', before: { headlineEn: 'Winter' } },
        { action: 'banner.change', before: { link: '' }, after: { link: '/level4' } },
        { action: 'banner.create' },
      ],
    });
  });
});

import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCatalogueApp, type CatalogueApp } from '../../../test/catalogue-app.ts';
import { VEHICLE } from '../../../test/small-catalogue/names.ts';
import { newVersion } from '../../../test/small-catalogue/small-catalogue.ts';

let test: CatalogueApp;
beforeAll(async () => {
  test = await createCatalogueApp({ answerCacheBytes: 1_000_000 });
});
afterAll(() => test.close());

const ask = (language = 'en') =>
  test.post('Level4Category/List', { vehicleId: VEHICLE.complete }, { 'accept-language': language });

describe('an answer about the catalogue that was given before', () => {
  it('is given again in the same form, without being worked out', async () => {
    const first = await ask();
    const working = await test.countStatements(() => ask('pl'));
    const again = await ask();
    expect(again.json).toEqual(first.json);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect(again.headers['etag']).toBe(first.headers['etag']);
    expect(await test.countStatements(() => ask())).toBeLessThan(working);
  });

  it('travels compressed for who can unpack it', async () => {
    const body = { vehicleId: VEHICLE.complete, id: 1_000_000_001 };
    const plain = await test.post('Level4Product/Board', body);
    const packed = await test.app.inject({
      method: 'POST',
      url: '/api/Level4Product/Board',
      payload: body,
      headers: { ...(await test.logIn()), 'accept-language': 'en', 'accept-encoding': 'br' },
    });
    expect(packed.headers.etag).toBe(plain.headers['etag']);
    expect(packed.headers['content-encoding']).toBe('br');
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json);
  });

  it('is not given to somebody without a session', async () => {
    const answer = await test.call({
      method: 'POST',
      url: '/api/Level4Category/List',
      payload: { vehicleId: VEHICLE.complete },
    });
    expect(answer.status).toBe(401);
  });

  it('is worked out anew after an import', async () => {
    await ask();
    await test.database.pool.query(`update catalogue.category set name_en = 'Stopping' where id = 34`);
    await newVersion(test.database.db);
    expect((await ask()).text).toContain('Stopping');
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackofficeApp, type BackofficeApp } from '../../../test/backoffice-app.ts';

let app: BackofficeApp;

beforeAll(async () => {
  app = await createBackofficeApp();
});
afterAll(() => app.close());

it('a piece for which the disk has no room is refused with one sentence, and can be sent again', async () => {
  const headers = await app.startSession('catalogue@partsboard.example');
  const begun = await app.ask('beginCatalogueImport', headers, {
    body: { fileName: 'autumn.zip', bytes: 3 },
  });
  const { id } = begun.json as { id: number };
  const send = () =>
    app.ask('sendCataloguePiece', headers, { params: { id, position: 0 }, body: { content: 'YWJj' } });
  await app.database.pool.query(
    `create function no_room() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
     create trigger no_room before insert on catalogue_import_piece execute function no_room()`,
  );
  const refused = await send();
  expect(refused.status).toBe(409);
  expect(refused.json).toMatchObject({ title: expect.stringMatching(/^(Dysk|The disk)/) as unknown });
  await app.database.pool.query('drop function no_room cascade');
  expect((await send()).status).toBe(200);
});

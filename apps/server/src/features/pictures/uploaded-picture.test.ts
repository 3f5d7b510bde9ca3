import { crc32 } from 'node:zlib';
import { Transformer } from '@napi-rs/image';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pngOf } from '../../../test/png.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { saveUploadedPicture } from './uploaded-picture.service.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** What a camera writes into its file when it is held sideways. */
const SIDEWAYS = Buffer.concat([
  Buffer.from([0xff, 0xe1, 0x00, 0x22]),
  Buffer.from('Exif\0\0', 'latin1'),
  // Big endian, one entry: orientation, a short, 6.
  Buffer.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]),
]);

async function sidewaysPhoto(width: number, height: number): Promise<Buffer> {
  const jpeg = await new Transformer(pngOf(width, height)).jpeg(80);
  return Buffer.concat([jpeg.subarray(0, 2), SIDEWAYS, jpeg.subarray(2)]);
}

async function save(content: Buffer, use: 'branch' | 'banner') {
  const id = await saveUploadedPicture(database.db, content.toString('base64'), use, 'picture');
  const { rows } = await database.pool.query<{ bytes: Buffer; widths: number[] | null }>(
    `select bytes, (select array_agg(width order by width) from picture_size where picture_id = picture.id) as widths
     from picture where id = $1`,
    [id],
  );
  const { bytes = Buffer.alloc(0), widths = null } = rows[0] ?? {};
  const { width, height } = await new Transformer(bytes).metadata();
  return { width, height, widths };
}

it('a photo of a camera that was held sideways fits into its frame, upright', async () => {
  expect(await save(await sidewaysPhoto(2000, 1500), 'branch')).toMatchObject({ width: 480, height: 640 });
});

it('its sizes are told as they are', async () => {
  expect(await save(await sidewaysPhoto(900, 700), 'banner')).toEqual({
    width: 700,
    height: 900,
    widths: [640, 700],
  });
});

/** A small picture that says that it is a large one. */
function boastfulPng(width: number, height: number): Buffer {
  const [head, png] = [12, pngOf(1, 1)];
  png.writeUInt32BE(width, head + 4);
  png.writeUInt32BE(height, head + 8);
  png.writeUInt32BE(crc32(png.subarray(head, head + 17)), head + 17);
  return png;
}

it('a small file that unfolds into more than the memory takes is refused', async () => {
  const bomb = boastfulPng(60_000, 60_000).toString('base64');
  await expect(saveUploadedPicture(database.db, bomb, 'banner', 'picture')).rejects.toMatchObject({
    options: { errors: { picture: expect.anything() as unknown } },
  });
});

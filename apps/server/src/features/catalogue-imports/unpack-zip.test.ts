import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { zipOf } from '../../../test/zip-file.ts';
import { unpackZip } from './unpack-zip.ts';

async function unpacked(zip: Buffer): Promise<string> {
  const place = await temporaryFolder('zip');
  await writeFile(join(place, 'x.zip'), zip);
  const folder = await temporaryFolder('unpacked');
  await unpackZip(join(place, 'x.zip'), folder);
  return folder;
}

const HEAD = { 'catalogue.csv': 'format,name,issued\n' };

/** The same file with another name in it, of the same length, as no packer would write it. */
const renamed = (zip: Buffer, from: string, to: string) =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');

describe('a ZIP file', () => {
  it('is unpacked with its folder or without, and nothing that is not of the format', async () => {
    const others = { '__MACOSX/._parts.csv': 'x', 'my/notes.doc': 'x', 'my/drawings/d.svg': '<svg/>' };
    const folder = await unpacked(zipOf({ 'my/catalogue.csv': 'a', 'my/parts.csv': 'b', ...others }));
    expect((await readdir(folder)).toSorted()).toEqual([
      'catalogue.csv',
      'drawings',
      'parts.csv',
      'pictures',
    ]);
    expect(await readFile(join(folder, 'drawings', 'd.svg'), 'utf8')).toBe('<svg/>');
    expect(await readdir(await unpacked(zipOf(HEAD)))).toContain('catalogue.csv');
  });

  it.each(['../../x.csv', '/etc/xx.csv', 'a\\..\\..\\x.c'])('with the name %s is refused', async (name) => {
    const plain = name.replaceAll(/[^a-z]/g, 'q');
    const zip = renamed(zipOf({ ...HEAD, [plain]: 'x' }), plain, name);
    await expect(unpacked(zip)).rejects.toMatchObject({ failure: 'unsafe-zip' });
  });

  it('that unfolds into very much more than it is, is refused before it is unpacked', async () => {
    const zip = zipOf({ ...HEAD, 'parts.csv': Buffer.alloc(30_000_000) });
    expect(zip.length).toBeLessThan(100_000);
    await expect(unpacked(zip)).rejects.toMatchObject({ failure: 'too-large' });
  });

  it('that lies about the size of a file is refused', async () => {
    const zip = zipOf({ ...HEAD, 'parts.csv': Buffer.alloc(30_000_000) });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(30_000_000);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(100);
    await expect(
      unpacked(renamed(zip, size.toString('latin1'), small.toString('latin1'))),
    ).rejects.toMatchObject({ failure: 'not-a-zip' });
  });

  it('without a catalogue, or that is no ZIP file at all, is refused', async () => {
    await expect(unpacked(zipOf({ 'parts.csv': 'x' }))).rejects.toMatchObject({
      failure: 'no-catalogue',
    });
    await expect(unpacked(Buffer.from('PK? No.'))).rejects.toMatchObject({ failure: 'not-a-zip' });
  });

  it('with a file twice is refused', async () => {
    const zip = renamed(zipOf({ ...HEAD, 'parts.csv': 'a', 'party.csv': 'b' }), 'party.csv', 'parts.csv');
    await expect(unpacked(zip)).rejects.toMatchObject({ failure: 'unsafe-zip' });
  });
});

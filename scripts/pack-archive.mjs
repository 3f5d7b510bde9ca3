// Packs a folder so that the same files make the same bytes, whoever packs them, when and where.
import { createReadStream, createWriteStream } from 'node:fs';
import { lutimes, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { run } from './run-program.mjs';

/** One time for all files: two archives of one commit are then alike. */
const FILE_TIME = new Date('2000-01-01T00:00:00Z');

/** What depends on who packs: the owner, and what the person's umask takes away. BSD's tar has no such options. */
const ALIKE =
  process.platform === 'linux'
    ? ['--owner=0', '--group=0', '--numeric-owner', '--mode=a+rX,u+w,go-w', '--format=gnu']
    : [];

/** Everything below a folder, in one order on every machine. @param {string} folder @param {string} path @returns {Promise<string[]>} */
async function pathsIn(folder, path) {
  const entries = await readdir(join(folder, path), { withFileTypes: true });
  const inside = entries.map(async (entry) => {
    const place = `${path}/${entry.name}`;
    return entry.isDirectory() ? pathsIn(folder, place) : [place];
  });
  return (await Promise.all(inside)).flat().sort();
}

/** Packs `name`, which lies in `folder`. @param {string} folder @param {string} name @param {string} archive */
export async function packArchive(folder, name, archive) {
  const paths = await pathsIn(folder, name);
  for (const path of paths) await lutimes(join(folder, path), FILE_TIME, FILE_TIME);
  await writeFile(join(folder, 'list'), paths.join('\n'));
  await run('tar', ['-cf', 'archive.tar', ...ALIKE, '-T', 'list'], folder);
  await pipeline(createReadStream(join(folder, 'archive.tar')), createGzip(), createWriteStream(archive));
  await rm(join(folder, 'archive.tar'));
  await rm(join(folder, 'list'));
}

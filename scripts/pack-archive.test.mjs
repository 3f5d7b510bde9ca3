import { chmod, mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packArchive } from './pack-archive.mjs';

/** @type {string} */
let folder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partsboard-pack-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** The same files as another person has them: at another time, in another order, with another umask. @param {string} place @param {string[]} names @param {number} umask */
async function packed(place, names, umask) {
  const content = join(folder, place, 'shop', 'files');
  await mkdir(content, { recursive: true });
  for (const [index, name] of names.entries()) {
    await writeFile(join(content, name), `The file ${name}`);
    const time = 1_700_000_000 + umask + index;
    await utimes(join(content, name), time, time);
    await chmod(join(content, name), (name === 'start' ? 0o777 : 0o666) & ~umask);
  }
  await symlink('start', join(content, 'link'));
  const archive = join(folder, `${place}.tar.gz`);
  await packArchive(join(folder, place), 'shop', archive);
  return readFile(archive);
}

it.runIf(process.platform === 'linux')(
  'the same files make the same archive, whoever packs them and when',
  async () => {
    const one = await packed('one', ['a', 'b', 'start'], 0o022);
    const other = await packed('other', ['start', 'b', 'a'], 0o077);
    expect(other.equals(one)).toBe(true);
    const changed = await packed('changed', ['a', 'c', 'start'], 0o022);
    expect(changed.equals(one)).toBe(false);
  },
);

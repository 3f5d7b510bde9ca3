import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../db/error-code.ts';
import { DiskFull } from '../features/catalogue/catalogue.service.ts';
import { starterFiles } from './starter-files.ts';

/** A starter folder would be written over files that are there. */
export class StarterRefused extends Error {
  override readonly name = 'StarterRefused';
}

/** Writes a catalogue to start from into a folder that does not exist yet or is empty. */
export async function writeStarter(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    if ((await readdir(folder)).length > 0)
      throw new StarterRefused(`The folder ${folder} is not empty. Nothing was written.`);
    for (const name of ['drawings', 'pictures']) await mkdir(join(folder, name));
    for (const [name, text] of Object.entries(starterFiles())) await writeFile(join(folder, name), text);
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') throw new DiskFull('The disk is full.', { cause: error });
    if (error instanceof StarterRefused || codeOf(error) === undefined) throw error;
    throw new StarterRefused(`The folder ${folder} cannot be written: ${String(codeOf(error))}.`, {
      cause: error,
    });
  }
}

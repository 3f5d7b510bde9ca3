import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ImportFailure } from '@partsboard/contract/backoffice/import-steps';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** Why a file that somebody sent cannot be unpacked. */
export class ZipFault extends Error {
  readonly failure: ImportFailure;

  constructor(failure: ImportFailure, options?: ErrorOptions) {
    super(failure, options);
    this.failure = failure;
  }
}

/** Files of a catalogue shrink to a tenth; what unfolds much further is made to fill the disk. */
const LARGEST_RATIO = 100;
const ALLOWANCE_BYTES = 10_000_000;
const MOST_UNPACKED_BYTES = 40_000_000_000;
const MOST_ENTRIES = 500_000;

/** The files of the format and nothing else: what a system adds to a ZIP file is left in it. */
const CATALOGUE_FILE = /^(?:[a-z-]{1,40}\.csv|(?:drawings|pictures)\/[A-Za-z0-9_-][A-Za-z0-9_.-]{0,79})$/;

async function readEntries(zip: ZipFile, zipBytes: number): Promise<Entry[]> {
  const entries: Entry[] = [];
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName.endsWith('/')) continue;
    unpacked += entry.uncompressedSize;
    if (
      entries.length >= MOST_ENTRIES ||
      unpacked > MOST_UNPACKED_BYTES ||
      unpacked > zipBytes * LARGEST_RATIO + ALLOWANCE_BYTES
    )
      throw new ZipFault('too-large');
    if (!entry.canDecodeFileData()) throw new ZipFault('not-a-zip');
    entries.push(entry);
  }
  return entries;
}

/** People pack the folder or what is in it: the catalogue is where its head file is. */
function folderOf(entries: readonly Entry[]): string {
  const heads = entries
    .map(({ fileName }) => fileName)
    .filter((name) => posix.basename(name) === 'catalogue.csv')
    .toSorted((a, b) => a.length - b.length);
  const [head] = heads;
  if (head === undefined) throw new ZipFault('no-catalogue');
  return head.slice(0, -'catalogue.csv'.length);
}

async function unpackEntries(zip: ZipFile, zipBytes: number, folder: string): Promise<void> {
  const entries = await readEntries(zip, zipBytes);
  const prefix = folderOf(entries);
  for (const name of ['drawings', 'pictures']) await mkdir(join(folder, name), { recursive: true });
  const written = new Set<string>();
  for (const entry of entries) {
    const name = entry.fileName.startsWith(prefix) ? entry.fileName.slice(prefix.length) : '';
    if (!CATALOGUE_FILE.test(name)) continue;
    if (written.has(name)) throw new ZipFault('unsafe-zip');
    written.add(name);
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(join(folder, name)));
  }
}

const isOfSystem = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && typeof error.syscall === 'string';

/** Unpacks the files of a catalogue into a folder. Names that lead elsewhere and files that unfold too far are refused. */
export async function unpackZip(path: string, folder: string): Promise<void> {
  const { size } = await stat(path);
  let zip: ZipFile | undefined;
  try {
    zip = await openPromise(path, { autoClose: false });
    await unpackEntries(zip, size, folder);
  } catch (error) {
    if (error instanceof ZipFault || isOfSystem(error)) throw error;
    const isUnsafe =
      error instanceof Error && /relative path|absolute path|invalid characters/.test(error.message);
    throw new ZipFault(isUnsafe ? 'unsafe-zip' : 'not-a-zip', { cause: error });
  } finally {
    zip?.close();
  }
}

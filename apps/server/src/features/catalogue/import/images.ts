import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CatalogueProblemMessage } from '@partsboard/contract/backoffice/catalogue-problems';
import type pg from 'pg';
import type { CopyTable } from './copy-session.ts';
import type { FolderReader } from './folder-reader.ts';
import type { Problems } from './problems.ts';
import { svgFault } from './svg-check.ts';

const compress = promisify(gzip);

export type ImageKind = 'drawing' | 'picture';
const FOLDERS: Readonly<Record<ImageKind, string>> = { drawing: 'drawings', picture: 'pictures' };
const LARGEST: Readonly<Record<ImageKind, number>> = { drawing: 1024 * 1024, picture: 2 * 1024 * 1024 };
const BATCH_BYTES = 4 * 1024 * 1024;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

const SIGNATURES: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/png': (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])),
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/webp': (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** A file that a row of a CSV file names. */
export interface ImageReference {
  readonly kind: ImageKind;
  readonly name: string;
  readonly row: number;
}

interface Image {
  readonly path: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly sha256: Buffer;
}

function faultOf(
  image: string,
  bytes: Buffer,
  contentType: string | undefined,
  kind: ImageKind,
): CatalogueProblemMessage | undefined {
  if (contentType === undefined || (kind === 'drawing' && contentType !== 'image/svg+xml')) {
    return { code: `${kind}-kind`, image };
  }
  if (bytes.length > LARGEST[kind])
    return { code: 'image-too-large', image, megabytes: LARGEST[kind] / 1024 / 1024 };
  if (contentType === 'image/svg+xml') return svgFault(image, bytes.toString('utf8'), kind);
  return SIGNATURES[contentType]?.(bytes) === true ? undefined : { code: 'image-not-as-named', image };
}

/** Brings the folder's images into the picture table, each content once, and knows their ids by name. */
export class Images {
  readonly #client: pg.ClientBase;
  readonly #folder: FolderReader;
  readonly #problems: Problems;
  readonly #names: CopyTable;
  readonly #ids = new Map<string, number>();

  constructor(client: pg.ClientBase, folder: FolderReader, problems: Problems, names: CopyTable) {
    this.#client = client;
    this.#folder = folder;
    this.#problems = problems;
    this.#names = names;
  }

  /** The id of an image that has been loaded; 0 if it was at fault. */
  idOf(kind: ImageKind, name: string): number {
    return this.#ids.get(`${FOLDERS[kind]}/${name}`) ?? 0;
  }

  /** Reads, checks and stores the images that have not been met before. */
  async load(csvFile: string, references: readonly ImageReference[]): Promise<void> {
    let batch: Image[] = [];
    let size = 0;
    for (const reference of references) {
      const path = `${FOLDERS[reference.kind]}/${reference.name}`;
      if (this.#ids.has(path)) continue;
      this.#ids.set(path, 0);
      const image = await this.#read(path, reference, csvFile);
      if (image === undefined) continue;
      batch.push(image);
      size += image.bytes.length;
      if (size > BATCH_BYTES) {
        await this.#store(batch);
        batch = [];
        size = 0;
      }
    }
    if (batch.length > 0) await this.#store(batch);
  }

  async #read(path: string, reference: ImageReference, csvFile: string): Promise<Image | undefined> {
    const bytes = await readFile(join(this.#folder.folder, path)).catch(() => undefined);
    const contentType = CONTENT_TYPES[extname(path).toLowerCase()];
    const fault: CatalogueProblemMessage | undefined =
      bytes === undefined
        ? { code: 'image-missing', image: path }
        : faultOf(path, bytes, contentType, reference.kind);
    if (fault !== undefined) this.#problems.add(csvFile, reference.row, fault);
    if (bytes === undefined || contentType === undefined || fault !== undefined) return undefined;
    const sha256 = createHash('sha256').update(bytes).digest();
    this.#folder.addToChecksum(sha256);
    return { path, bytes, contentType, sha256 };
  }

  async #store(images: readonly Image[]): Promise<void> {
    const byHash = new Map(images.map((image) => [image.sha256.toString('hex'), image]));
    const known = await this.#pictureIds([...byHash.values()]);
    const fresh = [...byHash].filter(([hash]) => !known.has(hash)).map(([, image]) => image);
    const stored = await Promise.all(
      fresh.map(async ({ bytes, contentType }) =>
        contentType === 'image/svg+xml'
          ? { bytes: await compress(bytes), gzipped: true }
          : { bytes, gzipped: false },
      ),
    );
    await this.#client.query(
      `insert into picture (sha256, content_type, bytes, is_gzipped)
       select * from unnest($1::bytea[], $2::text[], $3::bytea[], $4::boolean[])`,
      [
        fresh.map(({ sha256 }) => sha256),
        fresh.map(({ contentType }) => contentType),
        stored.map(({ bytes }) => bytes),
        stored.map(({ gzipped }) => gzipped),
      ],
    );
    const ids = new Map([...known, ...(await this.#pictureIds(fresh))]);
    for (const { path, sha256 } of images) {
      const id = ids.get(sha256.toString('hex')) ?? 0;
      this.#ids.set(path, id);
      this.#names.write([path, id]);
    }
  }

  async #pictureIds(images: readonly Image[]): Promise<Map<string, number>> {
    const { rows } = await this.#client.query<{ hash: string; id: number }>(
      `select encode(sha256, 'hex') as hash, id from picture where sha256 = any($1::bytea[])`,
      [images.map(({ sha256 }) => sha256)],
    );
    return new Map(rows.map(({ hash, id }) => [hash, id]));
  }
}

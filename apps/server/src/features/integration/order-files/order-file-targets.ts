import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { connect } from 'node:net';
import { join, posix } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import SftpClient from 'ssh2-sftp-client';

/** Where order files go. A file of that name is there whole or not at all, whenever the server is killed. */
export interface OrderFileTarget {
  write(name: string, content: string): Promise<void>;
  close(): Promise<void>;
}

/** A reader who takes `order-*` never sees it. */
const temporaryName = (name: string) => `.${name}.part`;

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and needs none of this.
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

export async function folderTarget(folder: string): Promise<OrderFileTarget> {
  await mkdir(folder, { recursive: true });
  return {
    async write(name, content) {
      const temporary = join(folder, temporaryName(name));
      const file = await open(temporary, 'w');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, join(folder, name));
      await syncFolder(folder);
    },
    close: () => Promise.resolve(),
  };
}

export interface SftpOptions {
  /** `sftp://user:password@host:port/folder` */
  readonly url: string;
  /** File with a private key, instead of a password. */
  readonly keyFile: string | undefined;
  /** SHA-256 of the server's key as `ssh-keygen -l` prints it; another server is refused. */
  readonly hostKey: string | undefined;
  /** For one file. */
  readonly limitMilliseconds?: number;
}

const CONNECT_MILLISECONDS = 20_000;
const FILE_MILLISECONDS = 60_000;
const CLOSE_MILLISECONDS = 5_000;

/** Gives work up after a time: a server that is connected and then says nothing would keep the task for ever. */
async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const over = new AbortController();
  const late = delay(milliseconds, undefined, { signal: over.signal }).then(() => {
    throw new Error(`The SFTP server did not answer within ${milliseconds / 1000} s`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}

export async function sftpTarget(options: SftpOptions): Promise<OrderFileTarget> {
  const { url, keyFile, hostKey, limitMilliseconds = FILE_MILLISECONDS } = options;
  const { hostname, port, username, password, pathname } = new URL(url);
  const folder = decodeURIComponent(pathname) || '/';
  const quiet = () => undefined;
  // Otherwise it writes about the end of a connection to stdout; what fails is thrown all the same.
  const client = new SftpClient('order files', { error: quiet, end: quiet, close: quiet });
  const privateKey = keyFile === undefined ? undefined : await readFile(keyFile);
  // Its own connection, which can be ended whatever the server does.
  const sock = connect(port === '' ? 22 : Number(port), hostname);
  const opened = client.connect({
    sock,
    username: decodeURIComponent(username),
    ...(privateKey === undefined ? { password: decodeURIComponent(password) } : { privateKey }),
    readyTimeout: CONNECT_MILLISECONDS,
    ...(hostKey !== undefined && {
      hostHash: 'sha256',
      hostVerifier: (hash: string) =>
        `SHA256:${Buffer.from(hash, 'hex').toString('base64').replace(/=+$/, '')}` === hostKey,
    }),
  });
  await opened.catch((error: unknown) => {
    sock.destroy();
    throw error;
  });
  const write = async (name: string, content: string): Promise<void> => {
    const path = posix.join(folder, name);
    // It was renamed to this name, so it is whole; and SFTP does not rename over a file.
    if ((await client.exists(path)) !== false) return;
    const temporary = posix.join(folder, temporaryName(name));
    await client.put(Buffer.from(content), temporary);
    await client.rename(temporary, path);
  };
  return {
    write: (name, content) => inTime(write(name, content), limitMilliseconds),
    close: async () => {
      // What was written is written, also where the server does not say goodbye, or has said it already.
      const isOpen = !sock.readableEnded && !sock.destroyed;
      if (isOpen) await inTime(client.end(), CLOSE_MILLISECONDS).catch(() => undefined);
      sock.destroy();
    },
  };
}

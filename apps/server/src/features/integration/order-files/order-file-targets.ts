import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join, posix } from 'node:path';
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
}

const CONNECT_MILLISECONDS = 20_000;

export async function sftpTarget({ url, keyFile, hostKey }: SftpOptions): Promise<OrderFileTarget> {
  const { hostname, port, username, password, pathname } = new URL(url);
  const folder = decodeURIComponent(pathname) || '/';
  const quiet = () => undefined;
  // Otherwise it writes about the end of a connection to stdout; what fails is thrown all the same.
  const client = new SftpClient('order files', { error: quiet, end: quiet, close: quiet });
  await client.connect({
    host: hostname,
    port: port === '' ? 22 : Number(port),
    username: decodeURIComponent(username),
    ...(keyFile === undefined
      ? { password: decodeURIComponent(password) }
      : { privateKey: await readFile(keyFile) }),
    readyTimeout: CONNECT_MILLISECONDS,
    ...(hostKey !== undefined && {
      hostHash: 'sha256',
      hostVerifier: (hash: string) =>
        `SHA256:${Buffer.from(hash, 'hex').toString('base64').replace(/=+$/, '')}` === hostKey,
    }),
  });
  return {
    async write(name, content) {
      const path = posix.join(folder, name);
      // It was renamed to this name, so it is whole; and SFTP does not rename over a file.
      if ((await client.exists(path)) !== false) return;
      const temporary = posix.join(folder, temporaryName(name));
      await client.put(Buffer.from(content), temporary);
      await client.rename(temporary, path);
    },
    close: async () => {
      await client.end();
    },
  };
}

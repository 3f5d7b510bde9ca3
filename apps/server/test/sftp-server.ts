import { createHash, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import ssh2, { type SFTPWrapper } from 'ssh2';

const { Server, utils } = ssh2;
const { STATUS_CODE } = utils.sftp;

/** A real SFTP server whose files are in memory. */
export interface TestSftpServer {
  readonly url: string;
  /** Of its key, as ssh-keygen -l prints it. */
  readonly fingerprint: string;
  readonly names: () => string[];
  readonly read: (name: string) => string;
  /** From then on connections break in the middle of a file. */
  breakAfterWrites(count: number): void;
  /** From then on it takes what is written and does not answer. */
  hang(isHanging: boolean): void;
  close(): Promise<void>;
}

const USER = 'erp';
const PASSWORD = 'p@ss';
const FOLDER = '/orders';

export async function startSftpServer(): Promise<TestSftpServer> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
  });
  const parsed = utils.parseKey(privateKey);
  if (parsed instanceof Error) throw parsed;
  const files = new Map<string, Buffer>();
  let writesLeft = Infinity;
  let isHung = false;

  function serve(sftp: SFTPWrapper, hangUp: () => void): void {
    const pathOf = (handle: Buffer) => handle.toString();
    const attributes = (path: string) => {
      const size = files.get(path)?.length ?? 0;
      return { mode: 0o100644, uid: 0, gid: 0, size, atime: 0, mtime: 0 };
    };
    const stat = (id: number, path: string) =>
      files.has(path) ? sftp.attrs(id, attributes(path)) : sftp.status(id, STATUS_CODE.NO_SUCH_FILE);
    sftp.on('OPEN', (id, path) => {
      files.set(path, Buffer.alloc(0));
      sftp.handle(id, Buffer.from(path));
    });
    sftp.on('WRITE', (id, handle, offset, data) => {
      if (isHung) return;
      if (writesLeft === 0) {
        hangUp();
        return;
      }
      writesLeft -= 1;
      const known = files.get(pathOf(handle)) ?? Buffer.alloc(0);
      files.set(pathOf(handle), Buffer.concat([known.subarray(0, offset), data]));
      // The last moment before it would be whole.
      if (writesLeft === 0) hangUp();
      else sftp.status(id, STATUS_CODE.OK);
    });
    sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
    sftp.on('STAT', stat);
    sftp.on('LSTAT', stat);
    sftp.on('FSTAT', (id, handle) => stat(id, pathOf(handle)));
    sftp.on('FSETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
    sftp.on('SETSTAT', (id) => sftp.status(id, STATUS_CODE.OK));
    sftp.on('REALPATH', (id, path) =>
      sftp.name(id, [{ filename: path, longname: path, attrs: attributes(path) }]),
    );
    sftp.on('RENAME', (id, from, to) => {
      const content = files.get(from);
      if (content === undefined || files.has(to)) {
        sftp.status(id, STATUS_CODE.FAILURE);
        return;
      }
      files.delete(from);
      files.set(to, content);
      sftp.status(id, STATUS_CODE.OK);
    });
  }

  const server = new Server({ hostKeys: [privateKey] }, (client) => {
    client.on('error', () => undefined);
    client.on('authentication', (context) => {
      const isRight =
        context.method === 'password' && context.username === USER && context.password === PASSWORD;
      if (isRight) context.accept();
      else context.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (open) => serve(open(), () => client.end()));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const hash = createHash('sha256').update(parsed.getPublicSSH()).digest('base64');
  const nameOf = (path: string) => path.slice(FOLDER.length + 1);
  return {
    url: `sftp://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}${FOLDER}`,
    fingerprint: `SHA256:${hash.replace(/=+$/, '')}`,
    names: () => [...files.keys()].map(nameOf),
    read: (name) => String(files.get(`${FOLDER}/${name}`)),
    breakAfterWrites: (count) => (writesLeft = count),
    hang: (isHanging) => (isHung = isHanging),
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database that can be made to pass nothing on, as if the process at its end had been stopped. */
export interface FreezableDatabase {
  readonly url: string;
  freeze(): void;
  /** For new connections; what was sent meanwhile is lost. */
  thaw(): void;
  close(): Promise<void>;
}

export async function freezableDatabase(databaseUrl: string): Promise<FreezableDatabase> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const proxy = createServer((caller) => {
    const database = connect(Number(port === '' ? 5432 : port), hostname);
    const pass = (from: Socket, to: Socket) => {
      sockets.add(from);
      let isLost = false;
      from.on('data', (bytes) => {
        isLost ||= isFrozen;
        if (!isLost) to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    };
    pass(caller, database);
    pass(database, caller);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
    async close() {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What pgbouncer knows of the parameters that a connection may begin with. */
const KNOWN = new Set([
  'user',
  'database',
  'client_encoding',
  'datestyle',
  'timezone',
  'standard_conforming_strings',
  'application_name',
]);

/** The names of the parameters in the message that a connection begins with; its length and version come first. */
function parameterNames(message: Buffer): string[] {
  const texts = message.subarray(8).toString('latin1').split('\0');
  return texts.filter((text, index) => index % 2 === 0 && text !== '').map((name) => name.toLowerCase());
}

function refusal(parameter: string): Buffer {
  const fields = `SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter: ${parameter}\0\0`;
  const message = Buffer.alloc(5 + Buffer.byteLength(fields));
  message.write('E', 0);
  message.writeInt32BE(message.length - 1, 1);
  message.write(fields, 5);
  return message;
}

/** A way to a database that refuses what pgbouncer refuses, in the same words. */
export async function strictPooler(databaseUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const pooler = createServer((caller) => {
    sockets.add(caller);
    caller.on('error', () => undefined);
    caller.once('data', (beginning) => {
      const unknown = parameterNames(beginning).find((name) => !KNOWN.has(name));
      if (unknown !== undefined) {
        caller.end(refusal(unknown));
        return;
      }
      const database = connect(Number(port), hostname);
      database.on('error', () => caller.destroy());
      database.write(beginning);
      caller.pipe(database).pipe(caller);
    });
  });
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(pooler.address() as AddressInfo).port}`;
  return {
    url: url.href,
    async close() {
      const closed = once(pooler, 'close');
      pooler.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

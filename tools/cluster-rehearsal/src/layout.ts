import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';

/** Where everything of the rehearsal lies and listens. Nothing of it stays after a run but the logs. */
export const repository = resolve(import.meta.dirname, '..', '..', '..');
export const workFolder = '/var/tmp/partsboard-rehearsal';

/** The machine itself, as the database nodes see it. */
export const HOST_ADDRESS = '10.77.0.1';
export const PREFIX_LENGTH = 24;

export interface DatabaseNode {
  /** Also the name of its network namespace. */
  readonly name: string;
  readonly address: string;
}

/** Each is a namespace with a network of its own, in which etcd, Patroni and PostgreSQL run. */
export const databaseNodes: readonly DatabaseNode[] = [1, 2, 3].map((number) => ({
  name: `partsboard-db${number}`,
  address: `10.77.0.1${number}`,
}));

export const POSTGRES_PORT = 5432;
export const PATRONI_PORT = 8008;
export const ETCD_PORT = 2379;
export const ETCD_PEER_PORT = 2380;

/** HAProxy, as in deploy/haproxy.cfg. */
export const PRIMARY_PORT = 5000;
export const REPLICA_PORT = 5001;

/** The servers of the shop, behind nginx as in deploy/nginx.conf. */
export const shopPorts: readonly number[] = [3001, 3002, 3003];
export const HTTPS_PORT = 8443;
/** The server that is started on the restored backup. */
export const RESTORED_SHOP_PORT = 3009;
export const RESTORED_POSTGRES_PORT = 5439;

export const PASSWORD = randomBytes(12).toString('hex');
export const DATABASE = 'partsboard';

export const databaseUrl = (port: number, user = 'partsboard', database = DATABASE): string =>
  `postgres://${user}:${PASSWORD}@127.0.0.1:${port}/${database}`;

export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';

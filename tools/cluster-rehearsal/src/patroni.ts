import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  databaseNodes,
  ETCD_PORT,
  HOST_ADDRESS,
  PASSWORD,
  PATRONI_PORT,
  POSTGRES_BIN,
  POSTGRES_PORT,
  PREFIX_LENGTH,
  workFolder,
  type DatabaseNode,
} from './layout.ts';
import { run, start, waitUntil } from './programs.ts';

const folderOf = (node: DatabaseNode) => join(workFolder, node.name);
const network = `${HOST_ADDRESS}/${PREFIX_LENGTH}`;

/** Patroni's settings for one node. JSON is YAML as well. */
const settings = (node: DatabaseNode) => ({
  scope: 'partsboard',
  name: node.name,
  restapi: {
    listen: `${node.address}:${PATRONI_PORT}`,
    connect_address: `${node.address}:${PATRONI_PORT}`,
  },
  etcd3: { hosts: databaseNodes.map(({ address }) => `${address}:${ETCD_PORT}`) },
  bootstrap: {
    dcs: {
      // A primary that is gone is replaced after at most `ttl` seconds; Patroni takes no less than 20.
      ttl: 20,
      loop_wait: 2,
      retry_timeout: 4,
      maximum_lag_on_failover: 1_048_576,
      // An order is acknowledged only when a second node has it.
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: {
          max_connections: 150,
          shared_buffers: '128MB',
          wal_keep_size: '512MB',
          // A standby that is cut off holds no commit longer than this.
          wal_sender_timeout: '5s',
          wal_receiver_timeout: '5s',
        },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
  },
  postgresql: {
    listen: `${node.address}:${POSTGRES_PORT}`,
    connect_address: `${node.address}:${POSTGRES_PORT}`,
    data_dir: join(folderOf(node), 'data'),
    bin_dir: POSTGRES_BIN,
    pgpass: join(folderOf(node), 'pgpass'),
    authentication: {
      superuser: { username: 'postgres', password: PASSWORD },
      replication: { username: 'replicator', password: PASSWORD },
      rewind: { username: 'rewinder', password: PASSWORD },
    },
    parameters: { unix_socket_directories: folderOf(node) },
    pg_hba: [
      'local all all trust',
      `host all all ${network} scram-sha-256`,
      `host replication replicator ${network} scram-sha-256`,
    ],
  },
});

export async function startPatroni(node: DatabaseNode): Promise<void> {
  const folder = folderOf(node);
  const file = join(folder, 'patroni.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(settings(node), null, 2));
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (option) => Number(await run('id', option, 'postgres'))),
  );
  for (const path of [folder, file]) chownSync(path, uid ?? 0, gid ?? 0);
  start(`patroni-${node.name}`, ['patroni', file], { namespace: node.name, user: 'postgres' });
}

/** What Patroni and PostgreSQL of a node are called in the list of processes; etcd beside them is another matter. */
export const DATABASE_PROCESSES = /patroni|postgres/;

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** As the first node that answers sees the cluster. */
export async function clusterMembers(): Promise<readonly Member[]> {
  for (const { address } of databaseNodes) {
    const url = `http://${address}:${PATRONI_PORT}/cluster`;
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.ok !== true) continue;
    const { members } = (await response.json()) as { readonly members: readonly Member[] };
    return members;
  }
  return [];
}

async function nodeInRole(role: string): Promise<DatabaseNode | undefined> {
  const member = (await clusterMembers()).find((each) => each.role === role);
  return databaseNodes.find(({ name }) => name === member?.name);
}

export async function primaryNode(): Promise<DatabaseNode> {
  const node = await nodeInRole('leader');
  if (!node) throw new Error('The cluster has no primary.');
  return node;
}

/** The standby that every commit waits for. */
export async function synchronousNode(): Promise<DatabaseNode> {
  const node = await nodeInRole('sync_standby');
  if (!node) throw new Error('The cluster has no synchronous standby.');
  return node;
}

/** One primary, and two standbys that follow it, one of them synchronous. */
export const clusterIsWhole = (seconds = 90): Promise<void> =>
  waitUntil('Three database nodes', seconds, async () => {
    const members = await clusterMembers();
    const healthy = members.filter(({ state }) => state === 'running' || state === 'streaming');
    const roles = new Set(healthy.map(({ role }) => role));
    return healthy.length === databaseNodes.length && roles.has('leader') && roles.has('sync_standby');
  });

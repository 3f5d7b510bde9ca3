import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseNodes, ETCD_PEER_PORT, ETCD_PORT, workFolder, type DatabaseNode } from './layout.ts';
import { run, start, waitUntil } from './programs.ts';

const clientUrl = ({ address }: DatabaseNode) => `http://${address}:${ETCD_PORT}`;
const peerUrl = ({ address }: DatabaseNode) => `http://${address}:${ETCD_PEER_PORT}`;

/** The member of one node; what it wrote before is read again. */
export function startEtcd(node: DatabaseNode): void {
  const folder = join(workFolder, node.name, 'etcd');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const members = databaseNodes.map((each) => `${each.name}=${peerUrl(each)}`).join(',');
  const settings = {
    name: node.name,
    'data-dir': folder,
    'listen-client-urls': clientUrl(node),
    'advertise-client-urls': clientUrl(node),
    'listen-peer-urls': peerUrl(node),
    'initial-advertise-peer-urls': peerUrl(node),
    'initial-cluster': members,
    'initial-cluster-state': 'new',
    'election-timeout': '1000',
    'heartbeat-interval': '100',
  };
  const args = Object.entries(settings).map(([key, value]) => `--${key}=${value}`);
  start(`etcd-${node.name}`, ['etcd', ...args], { namespace: node.name });
}

interface EndpointStatus {
  readonly Endpoint: string;
  readonly Status: { readonly leader: number; readonly header: { readonly member_id: number } };
}

/** Only the members that answer. */
async function memberStatus(): Promise<readonly EndpointStatus[]> {
  const answers = await Promise.all(
    databaseNodes.map(async (node) => {
      const args = [
        '--endpoints',
        clientUrl(node),
        '--command-timeout=2s',
        'endpoint',
        'status',
        '-w',
        'json',
      ];
      const output = await run('env', 'ETCDCTL_API=3', 'etcdctl', ...args).catch(() => '[]');
      return JSON.parse(output) as EndpointStatus[];
    }),
  );
  return answers.flat();
}

export async function etcdLeader(): Promise<DatabaseNode> {
  const leading = (await memberStatus()).find(({ Status }) => Status.leader === Status.header.member_id);
  const node = databaseNodes.find((each) => leading?.Endpoint === clientUrl(each));
  if (!node) throw new Error('No member of etcd leads.');
  return node;
}

/** All members answer and agree on a leader. */
export const etcdIsWhole = (): Promise<void> =>
  waitUntil('etcd with three members', 30, async () => {
    const members = await memberStatus();
    return (
      members.length === databaseNodes.length &&
      new Set(members.map(({ Status }) => Status.leader)).size === 1
    );
  });

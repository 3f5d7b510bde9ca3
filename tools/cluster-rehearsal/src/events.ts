import { setTimeout as delay } from 'node:timers/promises';
import { etcdIsWhole, etcdLeader, startEtcd } from './etcd.ts';
import { databaseNodes, shopPorts, type DatabaseNode } from './layout.ts';
import { cutNetwork, healNetwork, killInNode } from './network.ts';
import { clusterIsWhole, DATABASE_PROCESSES, primaryNode, startPatroni, synchronousNode } from './patroni.ts';
import type { Program } from './programs.ts';
import { shopsAreReady, startShopServer } from './shop-servers.ts';

/** What can happen to the cluster while people buy. */
export interface ClusterEvent {
  readonly name: string;
  /** How long error answers may come, in seconds. */
  readonly allowedSeconds: number;
  /** Does it, mends it, and returns when everything is whole again. */
  happen(): Promise<void>;
}

/** How long something stays broken before it is mended. */
const BROKEN_MILLISECONDS = 10_000;

/** Until the failover is over the node stays away; then it comes back as a standby. */
async function loseNode(node: DatabaseNode): Promise<void> {
  await killInNode(node, DATABASE_PROCESSES);
  await delay(BROKEN_MILLISECONDS);
}

async function bringBack(node: DatabaseNode): Promise<void> {
  await startPatroni(node);
  await clusterIsWhole();
  await shopsAreReady();
}

async function untilOtherPrimary(old: DatabaseNode): Promise<void> {
  for (;;) {
    const primary = await primaryNode().catch(() => old);
    if (primary.name !== old.name) return;
    await delay(250);
  }
}

/** The events in their order. `servers` are the running servers of the shop by port; `build` is what they are replaced by. */
export const clusterEvents = (
  servers: Map<number, Program>,
  build: string,
  nextBuild: string,
): readonly ClusterEvent[] => [
  {
    name: 'nothing',
    allowedSeconds: 0,
    happen: () => delay(BROKEN_MILLISECONDS),
  },
  {
    name: 'a server of the shop is killed',
    allowedSeconds: 0,
    async happen() {
      const [port = 0] = shopPorts;
      await servers.get(port)?.end('SIGKILL');
      await delay(BROKEN_MILLISECONDS);
      servers.set(port, await startShopServer(build, port));
    },
  },
  {
    name: 'a replica is killed',
    allowedSeconds: 0,
    async happen() {
      const node = await synchronousNode();
      await loseNode(node);
      await bringBack(node);
    },
  },
  {
    name: 'the primary is killed',
    allowedSeconds: 30,
    async happen() {
      const node = await primaryNode();
      await loseNode(node);
      await untilOtherPrimary(node);
      await bringBack(node);
    },
  },
  {
    name: 'the leader of etcd is killed',
    allowedSeconds: 0,
    async happen() {
      const node = await etcdLeader();
      await killInNode(node, /^etcd /);
      await delay(BROKEN_MILLISECONDS);
      startEtcd(node);
      await etcdIsWhole();
      await clusterIsWhole();
    },
  },
  {
    name: 'primary and synchronous standby are cut off from each other',
    allowedSeconds: 0,
    async happen() {
      const [primary, standby] = [await primaryNode(), await synchronousNode()];
      await cutNetwork(primary, standby);
      await delay(2 * BROKEN_MILLISECONDS);
      await healNetwork(primary, standby);
      await clusterIsWhole();
      await shopsAreReady();
    },
  },
  {
    name: 'all servers of the shop are upgraded, one after another',
    allowedSeconds: 0,
    async happen() {
      for (const port of shopPorts) {
        await servers.get(port)?.end('SIGTERM');
        servers.set(port, await startShopServer(nextBuild, port));
      }
    },
  },
];

export async function startDatabaseCluster(): Promise<void> {
  for (const node of databaseNodes) startEtcd(node);
  await etcdIsWhole();
  for (const node of databaseNodes) await startPatroni(node);
  await clusterIsWhole();
}

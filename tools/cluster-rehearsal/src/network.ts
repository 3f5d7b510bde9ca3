import { databaseNodes, HOST_ADDRESS, PREFIX_LENGTH, type DatabaseNode } from './layout.ts';
import { run } from './programs.ts';

const BRIDGE = 'partsboard-br';

const ip = (...args: readonly string[]) => run('ip', ...args);
const ignoreMissing = (): void => undefined;

/** One bridge on this machine, and a namespace with a cable to it for each database node. */
export async function createNetwork(): Promise<void> {
  await removeNetwork();
  await ip('link', 'add', BRIDGE, 'type', 'bridge');
  await ip('addr', 'add', `${HOST_ADDRESS}/${PREFIX_LENGTH}`, 'dev', BRIDGE);
  await ip('link', 'set', BRIDGE, 'up');
  for (const [index, { name, address }] of databaseNodes.entries()) {
    const outside = `pb-db${index + 1}`;
    await ip('netns', 'add', name);
    await ip('link', 'add', outside, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    await ip('link', 'set', outside, 'master', BRIDGE, 'up');
    await ip('-n', name, 'addr', 'add', `${address}/${PREFIX_LENGTH}`, 'dev', 'eth0');
    await ip('-n', name, 'link', 'set', 'eth0', 'up');
    await ip('-n', name, 'link', 'set', 'lo', 'up');
  }
}

/** Ends what runs in the nodes as well: a namespace lives as long as a process in it. */
export async function removeNetwork(): Promise<void> {
  for (const node of databaseNodes) {
    await killInNode(node, /./).catch(ignoreMissing);
    await ip('netns', 'del', node.name).catch(ignoreMissing);
  }
  await ip('link', 'del', BRIDGE).catch(ignoreMissing);
}

/** Nothing passes between the two any more; each still reaches everybody else. */
export async function cutNetwork(one: DatabaseNode, other: DatabaseNode): Promise<void> {
  await ip('-n', one.name, 'route', 'add', 'blackhole', `${other.address}/32`);
  await ip('-n', other.name, 'route', 'add', 'blackhole', `${one.address}/32`);
}

export async function healNetwork(one: DatabaseNode, other: DatabaseNode): Promise<void> {
  await ip('-n', one.name, 'route', 'del', 'blackhole', `${other.address}/32`);
  await ip('-n', other.name, 'route', 'del', 'blackhole', `${one.address}/32`);
}

/** A process that has ended meanwhile is as good. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Ends every process of a node that the pattern names, without warning. */
export async function killInNode({ name }: DatabaseNode, pattern: RegExp): Promise<void> {
  const pids = (await ip('netns', 'pids', name)).split('\n').filter(Boolean);
  for (const pid of pids) {
    const command = await run('ps', '-o', 'args=', '-p', pid).catch(() => '');
    if (pattern.test(command)) kill(Number(pid));
  }
}

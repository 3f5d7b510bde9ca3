import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { serverFolder } from '../src/config/folders.ts';
import { bundleProcess, StartedProcess } from './processes/started-process.ts';

/** Real servers on a data folder that each test has for itself; whatever is left of them is ended after it. */
export class RealServers {
  folder = '';
  #script = '';
  #started: StartedProcess[] = [];

  constructor() {
    beforeAll(async () => {
      this.#script = await bundleProcess(join(serverFolder, 'src', 'server.ts'));
    });
    beforeEach(async () => {
      this.folder = await mkdtemp(join(tmpdir(), 'partsboard-server-'));
      this.#started = [];
    });
    afterEach(async () => {
      await Promise.all(this.#started.map((server) => server.end('SIGKILL')));
      if (this.postgresRuns()) process.kill(await this.postmasterPid(), 'SIGKILL');
      await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    });
  }

  readonly start = (environment: NodeJS.ProcessEnv = {}): StartedProcess => {
    const server = new StartedProcess(this.#script, [], {
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: this.folder,
      DATABASE_URL: '',
      // Not as many as this machine has cores for.
      WORKERS: '1',
      // Loading it takes longer than everything else here.
      DEMO_DATA: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    });
    this.#started.push(server);
    return server;
  };

  readonly postgresRuns = (): boolean => existsSync(this.#pidFile());

  readonly postmasterPid = async (): Promise<number> =>
    Number((await readFile(this.#pidFile(), 'utf8')).split('\n')[0]);

  readonly #pidFile = () => join(this.folder, 'postgres', 'data', 'postmaster.pid');
}

export const urlOf = async (server: StartedProcess): Promise<string> =>
  (await server.line(/^Partsboard is ready: /)).slice(21);

export const isReady = async (url: string): Promise<boolean> => (await fetch(`${url}/health/ready`)).ok;

/** Holds a port, a free one unless it is said which. */
export async function takePort(wanted = 0): Promise<{ port: number; holder: Server }> {
  const holder = createServer().listen(wanted, '127.0.0.1');
  await once(holder, 'listening');
  return { port: (holder.address() as AddressInfo).port, holder };
}

/** A port that is free now, for a program that has to be told one. */
export async function freePort(): Promise<string> {
  const { port, holder } = await takePort();
  holder.close();
  await once(holder, 'close');
  return String(port);
}

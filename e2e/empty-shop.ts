import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const program = resolve(import.meta.dirname, '..', 'apps', 'server', 'dist');

/** A server with a database of its own in which there is nothing. */
export class EmptyShop {
  readonly #folder: string;
  readonly #server: ChildProcess;
  readonly address: string;
  /** What makes somebody the first administrator. */
  readonly code: string;

  private constructor(folder: string, server: ChildProcess, printed: { address: string; code: string }) {
    this.#folder = folder;
    this.#server = server;
    this.address = printed.address;
    this.code = printed.code;
  }

  static async start(): Promise<EmptyShop> {
    const folder = await mkdtemp(join(tmpdir(), 'partsboard-empty-'));
    const server = spawn(process.execPath, [join(program, 'server.js')], {
      env: environment(folder),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let address = '';
    for await (const line of createInterface({ input: server.stdout })) {
      address = /^Partsboard is ready: (.*)$/.exec(line)?.[1] ?? address;
      const code = /set-up code (\S+)$/.exec(line)?.[1];
      if (code !== undefined) return new EmptyShop(folder, server, { address, code });
    }
    throw new Error('The server ended before it was ready');
  }

  /** Runs a command of the server, such as `staff`, with some input. */
  async run(command: string, args: readonly string[], input = ''): Promise<void> {
    const child = spawn(process.execPath, [join(program, 'cli', `${command}.js`), ...args], {
      env: environment(this.#folder),
      stdio: ['pipe', 'ignore', 'inherit'],
    });
    child.stdin.end(input);
    await once(child, 'exit');
    if (child.exitCode !== 0) throw new Error(`The command ${command} has failed`);
  }

  /** The files of the catalogue to start from, by their paths. */
  async readStarter(): Promise<Record<string, Uint8Array>> {
    const place = join(this.#folder, 'starter');
    await this.run('catalogue', ['init', place]);
    const files = await readdir(place, { recursive: true, withFileTypes: true });
    const contents: Record<string, Uint8Array> = {};
    for (const file of files) {
      if (!file.isFile()) continue;
      const path = join(file.parentPath, file.name);
      contents[path.slice(place.length + 1)] = new Uint8Array(await readFile(path));
    }
    return contents;
  }

  async stop(): Promise<void> {
    if (this.#server.exitCode === null) {
      const ended = once(this.#server, 'exit');
      this.#server.kill('SIGTERM');
      await ended;
    }
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

const environment = (folder: string) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  PORT: '0',
  WORKERS: '1',
  LOG_LEVEL: 'warn',
  DEMO_DATA: 'off',
  DATA_DIR: join(folder, 'data'),
});

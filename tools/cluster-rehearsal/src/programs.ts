import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { workFolder } from './layout.ts';

const runFile = promisify(execFile);

/** Runs a command to its end and gives what it printed. */
export async function run(command: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await runFile(command, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

export interface Program {
  readonly pid: number;
  readonly isRunning: () => boolean;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface StartOptions {
  readonly namespace?: string;
  /** PostgreSQL and Patroni refuse to run as root. */
  readonly user?: string;
  readonly environment?: NodeJS.ProcessEnv;
  readonly folder?: string;
}

/** The command as it is run by a user and inside a namespace, if any. Each step becomes the next: one process remains. */
export function commandLine(command: readonly string[], { namespace, user }: StartOptions = {}): string[] {
  const asUser =
    user === undefined ? [] : ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
  const inNamespace = namespace === undefined ? [] : ['ip', 'netns', 'exec', namespace];
  return [...inNamespace, ...asUser, ...command];
}

const running = new Set<Program>();

/** Starts a program whose output goes into a file of its name. */
export function start(name: string, command: readonly string[], options: StartOptions = {}): Program {
  mkdirSync(join(workFolder, 'logs'), { recursive: true });
  const log = openSync(join(workFolder, 'logs', `${name}.log`), 'a');
  const [file = '', ...args] = commandLine(command, options);
  const child = spawn(file, args, {
    cwd: options.folder ?? workFolder,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', log, log],
    // A group of its own, so that what it starts in turn can be ended with it.
    detached: true,
  });
  closeSync(log);
  const exited = once(child, 'exit');
  const program: Program = {
    pid: child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async end(signal) {
      if (program.isRunning()) child.kill(signal);
      await exited;
    },
  };
  running.add(program);
  void exited.then(() => running.delete(program));
  return program;
}

/** Ends everything that runs, with what it has started. */
export async function endAllPrograms(): Promise<void> {
  const programs = [...running];
  for (const { pid } of programs) process.kill(-pid, 'SIGKILL');
  await Promise.all(programs.map((program) => program.end('SIGKILL')));
}

const POLL_MILLISECONDS = 250;

/** Asks again until it is true; an error when it takes too long. */
export async function waitUntil(
  what: string,
  seconds: number,
  check: () => Promise<boolean> | boolean,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (await Promise.resolve(check()).catch(() => false)) return;
    await delay(POLL_MILLISECONDS);
  }
  throw new Error(`${what}: not within ${seconds} seconds. The logs are in ${workFolder}/logs.`);
}

/** The status of an HTTP answer; 0 where there is none. */
export async function httpStatus(url: string): Promise<number> {
  const response = await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => undefined);
  return response?.status ?? 0;
}

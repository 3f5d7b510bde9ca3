import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

export interface ChildServer {
  readonly port: number;
  readonly pid: number;
  /** Seconds from the start of the process to its first good answer. */
  readonly startSeconds: number;
  stop(): Promise<void>;
}

const POLL_MILLISECONDS = 20;

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok === true) return;
    if (child.exitCode !== null) throw new Error(`The server at ${url} ended before it was ready.`);
    await delay(POLL_MILLISECONDS);
  }
}

/** Starts a Node process that serves on a port and waits until `readyPath` answers. */
export async function startServer(
  script: string,
  port: number,
  readyPath: string,
  environment: NodeJS.ProcessEnv,
  nodeOptions: readonly string[] = [],
): Promise<ChildServer> {
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, script], {
    env: { ...process.env, ...environment, PORT: String(port) },
    // The server writes its log as always, to where reading it costs nothing.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilReady(child, `http://127.0.0.1:${port}${readyPath}`);
  return {
    port,
    pid: child.pid ?? 0,
    startSeconds: (performance.now() - began) / 1000,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

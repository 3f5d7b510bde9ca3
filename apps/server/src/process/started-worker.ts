import cluster from 'node:cluster';
import type { DatabaseLog } from '../db/database.ts';
import type { CallCounter } from '../http/limits/call-counter.ts';
import { serveBudgetRequests } from './call-budget-channel.ts';
import { WorkerFailed } from './start-failure.ts';
import { isWorkerMessage, type StopMessage } from './worker-messages.ts';

export interface StartedWorker {
  readonly pid: number | undefined;
  /** The port, once the worker listens. */
  readonly listening: Promise<number>;
  /** How it ended: a signal or an exit code. */
  readonly ended: Promise<string>;
  stop(): void;
  kill(): void;
}

const STOP: StopMessage = { kind: 'stop' };

/** Forks a worker, seen from the first process. */
export function startWorker(log: DatabaseLog, counter: CallCounter): StartedWorker {
  const worker = cluster.fork();
  const ended = new Promise<string>((resolve) => {
    worker.on('exit', (code: number | null, signal: string | null) => resolve(signal ?? `exit code ${code}`));
    worker.on('error', (error) => {
      log.warn({ err: error }, 'A worker cannot be reached');
      if (worker.process.pid === undefined) resolve(error.message);
    });
  });
  serveBudgetRequests(
    {
      send: (message: object) => worker.isConnected() && worker.send(message),
      onMessage: (listener) => worker.on('message', listener),
    },
    counter,
  );
  const state = { isReady: false, isStopping: false };
  const sendStop = () => {
    if (state.isStopping && state.isReady && worker.isConnected()) worker.send(STOP);
  };
  const listening = new Promise<number>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (!isWorkerMessage(message)) return;
      if (message.kind === 'listening') resolve(message.port);
      if (message.kind === 'failed') reject(new WorkerFailed(message.message));
      if (message.kind !== 'ready') return;
      state.isReady = true;
      sendStop();
    });
    void ended.then((how) => reject(new WorkerFailed(`A worker ended before it listened: ${how}.`)));
  });
  return {
    pid: worker.process.pid,
    listening,
    ended,
    stop() {
      state.isStopping = true;
      sendStop();
    },
    kill: () => void worker.process.kill('SIGKILL'),
  };
}

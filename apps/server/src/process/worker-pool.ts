import cluster from 'node:cluster';
import { answerBudgetQuestions } from './call-budget-channel.ts';
import type { DatabaseLog } from '../db/database.ts';
import { CallCounter } from '../http/limits/call-counter.ts';
import type { Settings } from '../config/settings.ts';
import type { Shop } from './serve.ts';
import { sessionTalk } from './session-talk.ts';
import { WorkerFailed } from './start-failure.ts';
import { isWorkerEvent, type WorkerCommand } from './worker-messages.ts';

interface StartedWorker {
  readonly pid: number | undefined;
  readonly listening: Promise<number>;
  /** How it ended: a signal or an exit code. */
  readonly ended: Promise<string>;
  /** Has it forget the sessions it remembers; it remembers none before it listens. */
  forgetSessions(): Promise<void>;
  stop(): void;
  kill(): void;
}

/** So that one that dies at once, each time, does not keep the machine busy. */
const REPLACE_MILLISECONDS = 1_000;
/** Beside what running requests have: leaving the database takes a moment. */
const EXTRA_STOP_SECONDS = 5;

const STOP: WorkerCommand = { kind: 'stop' };

function startWorker(
  log: DatabaseLog,
  counter: CallCounter,
  onSessionsEnded: () => Promise<unknown>,
): StartedWorker {
  const worker = cluster.fork();
  const ended = new Promise<string>((resolve) => {
    worker.on('exit', (code: number | null, signal: string | null) => resolve(signal ?? `exit code ${code}`));
    worker.on('error', (error) => {
      log.warn({ err: error }, 'A worker cannot be reached');
      if (worker.process.pid === undefined) resolve(error.message);
    });
  });
  const state = { hears: false, listens: false, isToStop: false };
  const order = () => {
    if (state.isToStop && state.hears && worker.isConnected()) worker.send(STOP);
  };
  const channel = {
    send: (message: object) => worker.isConnected() && worker.send(message),
    listen: (hear: (message: unknown) => void) => worker.on('message', hear),
  };
  answerBudgetQuestions(channel, counter);
  const forgetSessions = sessionTalk(channel, onSessionsEnded);
  const listening = new Promise<number>((resolve, reject) => {
    worker.on('message', (message: unknown) => {
      if (!isWorkerEvent(message)) return;
      if (message.kind === 'listening') {
        state.listens = true;
        resolve(message.port);
      }
      if (message.kind === 'failed') reject(new WorkerFailed(message.message));
      if (message.kind !== 'started') return;
      state.hears = true;
      order();
    });
    void ended.then((how) => reject(new WorkerFailed(`A worker ended before it listened: ${how}.`)));
  });
  return {
    pid: worker.process.pid,
    listening,
    ended,
    forgetSessions: () => (state.listens ? forgetSessions() : Promise.resolve()),
    stop() {
      state.isToStop = true;
      order();
    },
    kill: () => void worker.process.kill('SIGKILL'),
  };
}

/** Answers from several processes that run the script, and replaces those that die. */
export function startWorkers(script: string, settings: Settings, log: DatabaseLog): Shop {
  // Whatever this process was started as: `npm start` builds first, which no worker has to do again.
  cluster.setupPrimary({ exec: script, args: [] });
  const workers = new Set<StartedWorker>();
  const counter = new CallCounter();
  let isStopping = false;

  const replace = () => {
    if (isStopping) return;
    const worker = start();
    worker.listening.catch((error: unknown) => log.error({ err: error }, 'The new worker did not start'));
    keep(worker);
  };
  const start = (): StartedWorker => {
    const worker: StartedWorker = startWorker(log, counter, () => {
      const others = [...workers].filter((other) => other !== worker);
      return Promise.all(others.map((other) => other.forgetSessions()));
    });
    workers.add(worker);
    void worker.ended.then(() => workers.delete(worker));
    return worker;
  };
  const keep = (worker: StartedWorker) => {
    void worker.ended.then((end) => {
      if (isStopping) return;
      log.error({ worker: worker.pid, end }, 'A worker ended; another takes its place');
      setTimeout(replace, REPLACE_MILLISECONDS).unref();
    });
  };

  const first = Array.from({ length: settings.workers }, start);
  const startFirst = async (worker: StartedWorker) => {
    const port = await worker.listening;
    keep(worker);
    return port;
  };
  return {
    listening: Promise.all(first.map(startFirst)).then(([port = 0]) => port),
    async stop() {
      isStopping = true;
      const seconds = settings.shutdownSeconds + EXTRA_STOP_SECONDS;
      const cut = setTimeout(() => workers.forEach((worker) => worker.kill()), seconds * 1000);
      workers.forEach((worker) => worker.stop());
      await Promise.all([...workers].map((worker) => worker.ended));
      clearTimeout(cut);
    },
  };
}

import cluster from 'node:cluster';
import type { DatabaseLog } from '../db/database.ts';
import { CallCounter } from '../http/limits/call-counter.ts';
import type { Settings } from '../config/settings.ts';
import type { RunningServer } from './serve.ts';
import { startWorker, type StartedWorker } from './started-worker.ts';

/** A worker that dies at once, each time, must not keep the machine busy. */
const REPLACE_MILLISECONDS = 1_000;
/** In addition to the time for running requests: closing the database connections takes a moment. */
const EXTRA_STOP_SECONDS = 5;

/** Answers from several processes that run the script, and replaces those that die. */
export function startWorkers(script: string, settings: Settings, log: DatabaseLog): RunningServer {
  // Whatever this process was started as: `npm start` builds first, which workers need not do again.
  cluster.setupPrimary({ exec: script, args: [] });
  const workers = new Set<StartedWorker>();
  const counter = new CallCounter();
  let isStopping = false;

  const start = (): StartedWorker => {
    const worker = startWorker(log, counter);
    workers.add(worker);
    void worker.ended.then(() => workers.delete(worker));
    return worker;
  };
  const replaceWhenEnded = (worker: StartedWorker) => {
    void worker.ended.then((end) => {
      if (isStopping) return;
      log.error({ worker: worker.pid, end }, 'A worker ended; another takes its place');
      setTimeout(startReplacement, REPLACE_MILLISECONDS).unref();
    });
  };
  const startReplacement = () => {
    if (isStopping) return;
    const worker = start();
    worker.listening.catch((error: unknown) => log.error({ err: error }, 'The new worker did not start'));
    replaceWhenEnded(worker);
  };
  const startFirst = async (): Promise<number> => {
    const worker = start();
    const port = await worker.listening;
    replaceWhenEnded(worker);
    return port;
  };

  const ports = Array.from({ length: settings.workers }, startFirst);
  return {
    listening: Promise.all(ports).then(([port = 0]) => port),
    async stop() {
      isStopping = true;
      const seconds = settings.shutdownSeconds + EXTRA_STOP_SECONDS;
      const timeout = setTimeout(() => workers.forEach((worker) => worker.kill()), seconds * 1000);
      workers.forEach((worker) => worker.stop());
      await Promise.all([...workers].map((worker) => worker.ended));
      clearTimeout(timeout);
    },
  };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { LoadAnswer, LoadJob, LoadResult } from './load-job.ts';

export interface LoadClient {
  run(job: LoadJob): Promise<LoadResult>;
  stop(): void;
}

/** Starts the process that sends load. */
export function startLoadClient(script: string): LoadClient {
  const child = fork(script, { stdio: 'inherit' });
  return {
    async run(job) {
      const answered = once(child, 'message') as Promise<[LoadAnswer]>;
      child.send(job);
      const [answer] = await answered;
      if ('failure' in answer) throw new Error(`A measured call failed.\n${answer.failure}`);
      return answer.result;
    },
    stop: () => child.disconnect(),
  };
}

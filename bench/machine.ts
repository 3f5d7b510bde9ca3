import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { repositoryFolder } from '../apps/server/src/config/folders.ts';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGigabytes: number;
  readonly system: string;
  readonly node: string;
  /** Who else was busy when the run began. */
  readonly loadBefore: number;
}

export const describeMachine = (): Machine => ({
  processor: cpus()[0]?.model ?? 'unknown',
  cores: availableParallelism(),
  memoryGigabytes: Math.round(totalmem() / 1024 ** 3),
  system: `${type()} ${release()}`,
  node: process.version,
  loadBefore: Math.round((loadavg()[0] ?? 0) * 10) / 10,
});

/** The commit that is measured, and on what. */
export const describeRun = (commit: string, { cores, processor, node, loadBefore }: Machine): string =>
  `Commit ${commit}, ${cores} × ${processor}, Node ${node}, load before ${loadBefore}`;

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: repositoryFolder, encoding: 'utf8' }).trim();

/** The commit that is measured, with a star where files have changed since. */
export function describeCommit(): string {
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '*'}`;
  } catch {
    return 'unknown';
  }
}

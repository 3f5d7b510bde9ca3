import { execFileSync } from 'node:child_process';

/** The memory that a process holds now, in megabytes. */
export function residentMegabytes(pid: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kilobytes.trim()) / 1024;
}

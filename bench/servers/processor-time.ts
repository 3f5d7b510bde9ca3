import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;

interface ProcessTimes {
  readonly parent: number;
  readonly milliseconds: number;
}

/** Undefined where the process is gone or the system does not tell. */
function timesOf(pid: number): ProcessTimes | undefined {
  try {
    // The name, in brackets, may hold blanks; the fields are counted from behind it.
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/);
    const fields = after.split(' ').map(Number);
    const [parent = 0, user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = [1, 11, 12, 13, 14].map(
      (place) => fields[place],
    );
    return { parent, milliseconds: (user + system + userOfEnded + systemOfEnded) * MILLISECONDS_PER_TICK };
  } catch {
    return undefined;
  }
}

export const parentOf = (pid: number): number => timesOf(pid)?.parent ?? 0;

/** The processor time that a process has used so far; 0 where the system does not tell. */
export const processorTime = (pid: number): number => timesOf(pid)?.milliseconds ?? 0;

/** The same with all processes that it has started, such as the connections of a PostgreSQL. */
export function processorTimeOfFamily(pid: number): number {
  if (pid === 0) return 0;
  const children = readdirSync('/proc')
    .map(Number)
    .map((each) => timesOf(each))
    .filter((times) => times?.parent === pid);
  return children.reduce((sum, times) => sum + (times?.milliseconds ?? 0), processorTime(pid));
}

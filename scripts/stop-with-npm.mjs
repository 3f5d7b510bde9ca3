import process from 'node:process';
import { setInterval } from 'node:timers';

/** npm runs scripts in a shell, which does not pass on the signal that npm hands it but dies of it. */
export function stopWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { residentMegabytes } from '../servers/memory.ts';
import type { Site } from '../servers/site.ts';
import type { Simulation, SimulationResult } from './simulation.ts';

export interface SimulationRun {
  readonly result: SimulationResult;
  /** Megabytes of the server, read once a minute and at the end. */
  readonly memory: readonly number[];
}

const MEMORY_EVERY = 60_000;

/** Lets the workshops work, and watches the memory of the server meanwhile. */
export async function runSimulation(
  site: Site,
  script: string,
  simulation: Simulation,
): Promise<SimulationRun> {
  const child = fork(script, { stdio: 'inherit' });
  const memory = [residentMegabytes(site.shop.pid)];
  const watch = setInterval(() => memory.push(residentMegabytes(site.shop.pid)), MEMORY_EVERY);
  try {
    const ended = Promise.race([
      once(child, 'message') as Promise<[SimulationResult]>,
      once(child, 'exit').then(() => {
        throw new Error('The simulation has failed.');
      }),
    ]);
    child.send(simulation);
    const [result] = await ended;
    return { result, memory: [...memory, residentMegabytes(site.shop.pid)] };
  } finally {
    clearInterval(watch);
    child.disconnect();
  }
}

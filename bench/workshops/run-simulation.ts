import { fork } from 'node:child_process';
import { once } from 'node:events';
import { processorTime, processorTimeOfFamily } from '../servers/processor-time.ts';
import { residentMegabytes } from '../servers/memory.ts';
import type { Site } from '../servers/site.ts';
import type { Simulation, SimulationResult } from './simulation.ts';

/** What a simulation asked of the machine: shares of one core, and memory. */
export interface Cost {
  readonly serverCores: number;
  readonly postgresCores: number;
  /** Megabytes of the server, read once a minute and at the end. */
  readonly memory: readonly number[];
}

export interface SimulationRun {
  readonly result: SimulationResult;
  readonly cost: Cost;
}

const MEMORY_EVERY = 60_000;

/** Lets the workshops work, and watches what the server and its PostgreSQL need meanwhile. */
export async function runSimulation(
  site: Site,
  script: string,
  simulation: Simulation,
): Promise<SimulationRun> {
  const child = fork(script, { stdio: 'inherit' });
  const times = () => [processorTime(site.shop.pid), processorTimeOfFamily(site.postgresPid)] as const;
  const memory = [residentMegabytes(site.shop.pid)];
  const watch = setInterval(() => memory.push(residentMegabytes(site.shop.pid)), MEMORY_EVERY);
  try {
    const began = performance.now();
    const [server, postgres] = times();
    const ended = Promise.race([
      once(child, 'message') as Promise<[SimulationResult]>,
      once(child, 'exit').then(() => {
        throw new Error('The simulation has failed.');
      }),
    ]);
    child.send(simulation);
    const [result] = await ended;
    const elapsed = performance.now() - began;
    const [serverAfter, postgresAfter] = times();
    return {
      result,
      cost: {
        serverCores: (serverAfter - server) / elapsed,
        postgresCores: (postgresAfter - postgres) / elapsed,
        memory: [...memory, residentMegabytes(site.shop.pid)],
      },
    };
  } finally {
    clearInterval(watch);
    child.disconnect();
  }
}

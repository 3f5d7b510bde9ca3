import type { LoadClient } from '../load/load-client.ts';
import type { LoadResult } from '../load/load-job.ts';
import { CONNECTIONS } from '../measure-calls.ts';
import type { ChildServer } from '../servers/child-server.ts';
import { processorTime, processorTimeOfFamily } from '../servers/processor-time.ts';
import type { Site } from '../servers/site.ts';
import { compareRounds, median, spread } from '../statistics.ts';
import type { Work, WorkRequests, WorkScene } from './work.ts';

const WARM_UP_SECONDS = 0.5;

export interface WorkBench {
  readonly load: LoadClient;
  readonly rounds: number;
  readonly seconds: number;
}

/** One piece of work on one site under one load: medians over the rounds. */
export interface WorkMeasurement {
  readonly work: string;
  readonly wanted: number;
  readonly site: Site['name'];
  readonly connections: number;
  readonly perSecond: number;
  readonly barePerSecond: number;
  /** What the shop does of the bare one's work, and how far that differs between the rounds. */
  readonly share: number;
  readonly shareSpread: number;
  /** The same by the processor time that a piece costs in server and PostgreSQL: steadier where others use the machine. */
  readonly processorShare: number;
  readonly p99: number;
  /** How many times as long as on the first site it takes, in the same round; 1 for the first itself. */
  readonly timesAsLong: number;
  readonly timesAsLongSpread: number;
}

interface Run extends LoadResult {
  /** Processor milliseconds of one piece. */
  readonly processor: number;
}

interface Round {
  readonly shop: Run;
  readonly bare: Run;
}

async function run(
  { load, seconds }: WorkBench,
  { postgresPid }: Site,
  server: ChildServer,
  connections: number,
  { requests, requestsOfPiece, once = false }: WorkRequests,
): Promise<Run> {
  const times = () => processorTime(server.pid) + processorTimeOfFamily(postgresPid);
  const before = times();
  const result = await load.run({
    port: server.port,
    requests,
    requestsOfPiece,
    connections,
    seconds: once ? 0 : seconds,
    warmUp: once ? 0 : WARM_UP_SECONDS,
  });
  return { ...result, processor: (times() - before) / result.sent };
}

async function measureRound(
  bench: WorkBench,
  work: Work,
  scene: WorkScene,
  connections: number,
): Promise<Round> {
  const { site } = scene;
  const bare = await run(bench, site, site.baseline, connections, work.bare());
  await work.prepare?.(scene);
  return { bare, shop: await run(bench, site, site.shop, connections, await work.shop(scene)) };
}

const summary = (
  work: Work,
  scene: WorkScene,
  connections: number,
  rounds: readonly Round[],
  firstRounds: readonly Round[],
): WorkMeasurement => {
  const of = (read: (round: Round) => number): number => median(rounds.map(read));
  const shares = rounds.map(({ shop, bare }) => shop.perSecond / bare.perSecond);
  const perSecond = (all: readonly Round[]) => all.map(({ shop }) => shop.perSecond);
  return {
    work: work.name,
    wanted: work.wanted,
    site: scene.site.name,
    connections,
    perSecond: of(({ shop }) => shop.perSecond),
    barePerSecond: of(({ bare }) => bare.perSecond),
    share: median(shares),
    shareSpread: spread(shares),
    processorShare: of(({ shop, bare }) => bare.processor / shop.processor),
    p99: of(({ shop }) => shop.p99),
    ...compareRounds(perSecond(rounds), perSecond(firstRounds)),
  };
};

/** In each round, on each site in turn, the bare shop and then the shop; a round before them is not counted. */
export async function measureWork(
  bench: WorkBench,
  work: Work,
  scenes: readonly WorkScene[],
): Promise<WorkMeasurement[]> {
  const measurements: WorkMeasurement[] = [];
  for (const connections of CONNECTIONS) {
    const rounds = scenes.map((): Round[] => []);
    for (let number = 0; number <= bench.rounds; number += 1) {
      for (const [index, scene] of scenes.entries()) {
        const round = await measureRound(bench, work, scene, connections);
        if (number > 0) rounds[index]?.push(round);
      }
    }
    measurements.push(
      ...scenes.map((scene, index) =>
        summary(work, scene, connections, rounds[index] ?? [], rounds[0] ?? []),
      ),
    );
  }
  return measurements;
}

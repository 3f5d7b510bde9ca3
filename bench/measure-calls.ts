import type { Call, Scene } from './calls/call.ts';
import type { LoadClient } from './load/load-client.ts';
import type { LoadJob, LoadRequest, LoadResult } from './load/load-job.ts';
import type { ChildServer } from './servers/child-server.ts';
import { processorTime, processorTimeOfFamily } from './servers/processor-time.ts';
import type { Site } from './servers/site.ts';
import { compareRounds, median, spread } from './statistics.ts';

export const CONNECTIONS = [1, 10] as const;
const MAX_CONNECTIONS = Math.max(...CONNECTIONS);
/** Before the rounds, so that the code of the call is compiled and the pages that it reads are cached. */
const firstWarmUp = (seconds: number): number => Math.min(3, seconds * 4);
const WARM_UP_SECONDS = 0.2;
const PROBED_REQUESTS = 20;

/** One call under one load on one site: medians over the rounds. Times are in milliseconds. */
export interface Measurement {
  readonly call: string;
  readonly site: Site['name'];
  readonly connections: number;
  readonly bytes: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly baselinePerSecond: number;
  readonly baselineP50: number;
  readonly baselineP99: number;
  /** Processor milliseconds of an answer, in the server and in PostgreSQL; steadier than time on a busy machine. */
  readonly processor: Processor;
  readonly baselineProcessor: Processor;
  /** Throughput as a share of the baseline's in the same round. */
  readonly ratio: number;
  /** How far that share differs between the rounds. */
  readonly ratioSpread: number;
  /** How many times as long as on the first site it takes, in the same round; 1 for the first itself. */
  readonly timesAsLong: number;
  readonly timesAsLongSpread: number;
}

interface Processor {
  readonly server: number;
  readonly postgres: number;
}

interface RunResult extends LoadResult {
  readonly processor: Processor;
}

interface Round {
  readonly call: RunResult;
  readonly baseline: RunResult;
}

export interface Bench {
  readonly load: LoadClient;
  readonly rounds: number;
  readonly seconds: number;
}

const baselineRequests = ({ samples }: Scene, bytes: number): LoadRequest[] =>
  samples.parts.slice(0, 50).map(({ id }) => ({ method: 'GET', path: `/row/${id}/${bytes}`, headers: {} }));

/** One call on one site: the requests are made once, or anew where each works only once. */
class Subject {
  readonly scene: Scene;
  readonly #call: Call;
  readonly #bench: Bench;
  #requests: readonly LoadRequest[] = [];
  #sent = 0;
  bytes = 0;

  constructor(scene: Scene, call: Call, bench: Bench) {
    this.scene = scene;
    this.#call = call;
    this.#bench = bench;
  }

  /** Sends some requests to learn the size of an answer; what is wrong shows here. */
  async probe(): Promise<void> {
    await this.#call.prepare?.(this.scene);
    this.#requests = await this.#call.requests(this.scene);
    const { port } = this.scene.site.shop;
    const requests = this.#requests.slice(0, PROBED_REQUESTS);
    const { bytes } = await this.#bench.load.run({ port, requests, connections: 1, seconds: 0, warmUp: 0 });
    this.bytes = bytes;
    await this.#warmUp();
  }

  async #warmUp(): Promise<void> {
    const { shop, baseline } = this.scene.site;
    const seconds = this.#call.once ? 0 : firstWarmUp(this.#bench.seconds);
    const job = { connections: MAX_CONNECTIONS, seconds, warmUp: 0 };
    await this.#bench.load.run({ ...job, port: shop.port, requests: this.#requests.slice(PROBED_REQUESTS) });
    const requests = baselineRequests(this.scene, this.bytes);
    await this.#bench.load.run({ ...job, port: baseline.port, requests, seconds: WARM_UP_SECONDS });
  }

  /** One run of load, with the processor time that it took. */
  async #run(server: ChildServer, job: Omit<LoadJob, 'port'>): Promise<RunResult> {
    const { postgresPid } = this.scene.site;
    const times = () => [processorTime(server.pid), processorTimeOfFamily(postgresPid)] as const;
    const [serverBefore, postgresBefore] = times();
    const result = await this.#bench.load.run({ ...job, port: server.port });
    const [serverAfter, postgresAfter] = times();
    return {
      ...result,
      processor: {
        server: (serverAfter - serverBefore) / result.sent,
        postgres: (postgresAfter - postgresBefore) / result.sent,
      },
    };
  }

  async round(connections: number): Promise<Round> {
    const { seconds } = this.#bench;
    const baseline = await this.#run(this.scene.site.baseline, {
      requests: baselineRequests(this.scene, this.bytes),
      connections,
      seconds,
      warmUp: WARM_UP_SECONDS,
    });
    await this.#call.prepare?.(this.scene);
    const { once = false } = this.#call;
    if (once) this.#requests = await this.#call.requests(this.scene);
    const call = await this.#run(this.scene.site.shop, {
      requests: this.#requests,
      sentBefore: once ? 0 : this.#sent,
      connections,
      seconds: once ? 0 : seconds,
      warmUp: once ? 0 : WARM_UP_SECONDS,
    });
    // A multiple of the connections, so that each stays with its customer.
    this.#sent += Math.ceil(call.sent / MAX_CONNECTIONS) * MAX_CONNECTIONS;
    return { call, baseline };
  }
}

function summary(
  subject: Subject,
  call: Call,
  connections: number,
  rounds: readonly Round[],
  firstRounds: readonly Round[],
): Measurement {
  const of = (read: (round: Round) => number): number => median(rounds.map(read));
  const processorOf = (read: (round: Round) => RunResult): Processor => ({
    server: of((round) => read(round).processor.server),
    postgres: of((round) => read(round).processor.postgres),
  });
  const ratios = rounds.map((round) => round.call.perSecond / round.baseline.perSecond);
  const perSecond = (all: readonly Round[]) => all.map((round) => round.call.perSecond);
  return {
    call: call.name,
    site: subject.scene.site.name,
    connections,
    bytes: subject.bytes,
    perSecond: of((round) => round.call.perSecond),
    p50: of((round) => round.call.p50),
    p95: of((round) => round.call.p95),
    p99: of((round) => round.call.p99),
    baselinePerSecond: of((round) => round.baseline.perSecond),
    baselineP50: of((round) => round.baseline.p50),
    baselineP99: of((round) => round.baseline.p99),
    processor: processorOf((round) => round.call),
    baselineProcessor: processorOf((round) => round.baseline),
    ratio: median(ratios),
    ratioSpread: spread(ratios),
    ...compareRounds(perSecond(rounds), perSecond(firstRounds)),
  };
}

/** Measures one call on all sites: in each round the baseline and the call of each site, one after the other. */
export async function measureCall(
  bench: Bench,
  call: Call,
  scenes: readonly Scene[],
): Promise<Measurement[]> {
  const subjects = scenes.map((scene) => new Subject(scene, call, bench));
  for (const subject of subjects) await subject.probe();
  const measurements: Measurement[] = [];
  for (const connections of CONNECTIONS) {
    const rounds = subjects.map((): Round[] => []);
    for (let number = 0; number < bench.rounds; number += 1) {
      for (const [index, subject] of subjects.entries()) {
        rounds[index]?.push(await subject.round(connections));
      }
    }
    for (const [index, subject] of subjects.entries()) {
      measurements.push(summary(subject, call, connections, rounds[index] ?? [], rounds[0] ?? []));
    }
  }
  return measurements;
}

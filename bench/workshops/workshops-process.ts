import { setTimeout as delay } from 'node:timers/promises';
import { processorTime, processorTimeOfFamily } from '../servers/processor-time.ts';
import { ascending, percentile } from '../statistics.ts';
import { CallFailed, ShopClient, type ShopCall } from './shop-client.ts';
import type { Cores, Simulation, SimulationResult, Workshop } from './simulation.ts';
import { visit } from './visit.ts';

/**
 * Simulates workshops from a process of its own. Visits begin when their time has come, however long the shop takes to
 * answer: a slow shop has more of them at once, as in life.
 */

/** Between an answer and the next call, on average. */
const THINKING = 300;

const until = (time: number): Promise<void> => delay(Math.max(0, time - performance.now()));

class Day {
  readonly #shop: Simulation;
  readonly #client: ShopClient;
  readonly #free: Workshop[];
  readonly #begin = performance.now();
  readonly #measuredFrom: number;
  readonly #end: number;
  readonly #times = new Map<string, number[]>();
  readonly #failures = new Map<string, number>();
  #visits = 0;
  #orders = 0;

  constructor(shop: Simulation) {
    this.#shop = shop;
    this.#client = new ShopClient(shop.port);
    this.#free = [...shop.workshops];
    this.#measuredFrom = this.#begin + shop.warmUp * 1000;
    this.#end = this.#begin + shop.arrivals.length * shop.stretchSeconds * 1000;
  }

  async run(): Promise<SimulationResult> {
    const { arrivals, stretchSeconds } = this.#shop;
    const visits: Promise<void>[] = [];
    const cores = this.#measureCores();
    let next = this.#begin;
    while (next < this.#end) {
      await until(next);
      visits.push(this.#visit());
      const rate = arrivals[Math.floor((next - this.#begin) / 1000 / stretchSeconds)] ?? 0;
      // The time between two arrivals that know nothing of each other.
      next += (-Math.log(1 - Math.random()) / rate) * 1000;
    }
    await Promise.all(visits);
    this.#client.close();
    return this.#result(await cores);
  }

  #isMeasured(time: number): boolean {
    return time >= this.#measuredFrom && time < this.#end;
  }

  async #measureCores(): Promise<Cores> {
    const { serverPid, postgresPid } = this.#shop;
    const read = () => ({
      at: performance.now(),
      server: processorTime(serverPid),
      postgres: processorTimeOfFamily(postgresPid),
      client: processorTime(process.pid),
    });
    await until(this.#measuredFrom);
    const before = read();
    await until(this.#end);
    const after = read();
    const share = (of: keyof Cores) => (after[of] - before[of]) / (after.at - before.at);
    return { server: share('server'), postgres: share('postgres'), client: share('client') };
  }

  async #visit(): Promise<void> {
    const workshop = this.#free.shift();
    if (workshop === undefined) {
      this.#failed('no workshop is free');
      return;
    }
    const began = performance.now();
    try {
      const hasOrdered = await visit((call) => this.#send(call, workshop), workshop, this.#shop);
      if (!this.#isMeasured(began)) return;
      this.#visits += 1;
      if (hasOrdered) this.#orders += 1;
    } catch (error) {
      this.#failed(error instanceof CallFailed ? error.message : String(error));
    } finally {
      this.#free.push(workshop);
    }
  }

  async #send<Answer>(call: ShopCall, { token }: Workshop): Promise<Answer> {
    await delay(-Math.log(1 - Math.random()) * THINKING);
    const began = performance.now();
    const answer = await this.#client.send<Answer>(call, token);
    if (this.#isMeasured(began)) {
      const times = this.#times.get(call.name) ?? [];
      times.push(performance.now() - began);
      this.#times.set(call.name, times);
    }
    return answer;
  }

  #failed(what: string): void {
    this.#failures.set(what, (this.#failures.get(what) ?? 0) + 1);
  }

  #result(cores: Cores): SimulationResult {
    const all = ascending([...this.#times.values()].flat());
    return {
      visits: this.#visits,
      orders: this.#orders,
      calls: all.length,
      perSecond: all.length / ((this.#end - this.#measuredFrom) / 1000),
      mean: all.reduce((sum, time) => sum + time, 0) / Math.max(1, all.length),
      p50: percentile(all, 0.5),
      p95: percentile(all, 0.95),
      p99: percentile(all, 0.99),
      worst: all.at(-1) ?? 0,
      byCall: Object.fromEntries(
        [...this.#times].map(([name, times]) => [name, percentile(ascending(times), 0.95)]),
      ),
      failures: Object.fromEntries(this.#failures),
      cores,
    };
  }
}

process.on('message', (shop: Simulation) => {
  new Day(shop).run().then(
    (result) => process.send?.(result),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());

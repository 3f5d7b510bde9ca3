import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram } from 'prom-client';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { countedCaches } from '../cache/cache-counts.ts';
import type { ReplicaStatus } from '../db/replica-monitor.ts';

interface MetricsDeps {
  readonly settings: { readonly metricsPort: number | undefined };
  readonly pool?: pg.Pool | undefined;
  readonly answers?: AnswerCache | undefined;
  readonly creditRefusals: () => number;
  readonly replicaStatus?: (() => ReplicaStatus) | undefined;
  readonly erp?: { readonly status: () => ErpAnswers } | undefined;
}

/** How an ERP has been answering this process. */
interface ErpAnswers {
  readonly isOpen: boolean;
  readonly answered: number;
  readonly failed: number;
  readonly spared: number;
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

function measurePool(pool: pg.Pool): void {
  new Gauge({
    name: 'partsboard_database_connections',
    help: 'Connections of this server to its database; waiting: calls that wait for one',
    labelNames: ['state'],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function measureAnswers(answers: AnswerCache): void {
  new Gauge({
    name: 'partsboard_answer_cache_bytes',
    help: 'Size of the cached answers about the catalogue',
    collect() {
      this.set(answers.bytes);
    },
  });
}

function measureCaches(): void {
  new Gauge({
    name: 'partsboard_cache_entries',
    help: 'Entries of each cache',
    labelNames: ['cache'],
    collect() {
      for (const { name, entries } of countedCaches()) this.set({ cache: name }, entries);
    },
  });
  new Counter({
    name: 'partsboard_cache_reads_total',
    help: 'Reads of each cache, and whether they found what they looked for',
    labelNames: ['cache', 'found'],
    collect() {
      this.reset();
      for (const { name, hits, misses } of countedCaches()) {
        this.inc({ cache: name, found: 'yes' }, hits);
        this.inc({ cache: name, found: 'no' }, misses);
      }
    },
  });
}

function measureCredit(refusals: () => number): void {
  new Counter({
    name: 'partsboard_credit_refusals_total',
    help: 'Orders that were refused because the credit did not suffice',
    collect() {
      this.reset();
      this.inc(refusals());
    },
  });
}

function measureReplica(status: () => ReplicaStatus): void {
  new Gauge({
    name: 'partsboard_replica_usable',
    help: '1 while the replica answers reads of the catalogue',
    aggregator: 'min',
    collect() {
      this.set(status().state === 'current' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'partsboard_replica_lag_seconds',
    help: 'How far the replica is behind, where that is known',
    aggregator: 'max',
    collect() {
      const { lagSeconds } = status();
      if (lagSeconds === undefined || !Number.isFinite(lagSeconds)) this.reset();
      else this.set(lagSeconds);
    },
  });
}

function measureErp(status: () => ErpAnswers): void {
  new Gauge({
    name: 'partsboard_erp_circuit_open',
    help: 'Processes that do not ask the ERP now, because it did not answer',
    collect() {
      this.set(status().isOpen ? 1 : 0);
    },
  });
  new Counter({
    name: 'partsboard_erp_questions_total',
    help: 'Questions to the ERP: answered, failed, or spared while it does not answer',
    labelNames: ['result'],
    collect() {
      const { answered, failed, spared } = status();
      this.reset();
      this.inc({ result: 'answered' }, answered);
      this.inc({ result: 'failed' }, failed);
      this.inc({ result: 'spared' }, spared);
    },
  });
}

/** Counts and times what this process answers, where somebody asks for it. */
export function registerMetrics(app: FastifyInstance, deps: MetricsDeps): void {
  if (deps.settings.metricsPort === undefined) return;
  // In a worker it answers the first process, which asks for the metrics of all.
  if (cluster.isWorker) new AggregatorRegistry();
  collectDefaultMetrics();
  if (deps.pool) measurePool(deps.pool);
  if (deps.answers) measureAnswers(deps.answers);
  measureCaches();
  measureCredit(deps.creditRefusals);
  if (deps.replicaStatus) measureReplica(deps.replicaStatus);
  if (deps.erp) measureErp(deps.erp.status);
  const requests = new Histogram({
    name: 'partsboard_request_seconds',
    help: 'Answered requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern and never the address, of which there are any number.
    const route = request.routeOptions.url ?? 'none';
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}

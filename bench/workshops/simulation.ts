/** A workshop with a login of its own. */
export interface Workshop {
  readonly token: string;
  readonly addressId: number;
}

/** What the simulated workshops are told to do. */
export interface Simulation {
  readonly port: number;
  readonly serverPid: number;
  readonly postgresPid: number;
  readonly workshops: readonly Workshop[];
  readonly vins: readonly string[];
  readonly partNumbers: readonly string[];
  readonly branchId: number;
  readonly countryId: number;
  /** Visits a second that begin in each stretch of the simulation, whatever became of those before. */
  readonly arrivals: readonly number[];
  readonly stretchSeconds: number;
  /** Seconds at the beginning that fill the shop and are not measured. */
  readonly warmUp: number;
}

/** Processor time, as shares of one core. */
export interface Cores {
  readonly server: number;
  readonly postgres: number;
  /** Of the simulation itself. */
  readonly client: number;
}

/**
 * What came of it. Times are in milliseconds. Measured are the visits, calls and processors between the end of the warm-up and the
 * last arrival; failures count at any time.
 */
export interface SimulationResult {
  readonly visits: number;
  readonly orders: number;
  readonly calls: number;
  readonly perSecond: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
  /** The p95 of each kind of call. */
  readonly byCall: Readonly<Record<string, number>>;
  /** Answers that nobody wanted, by call and status, with how many there were. */
  readonly failures: Readonly<Record<string, number>>;
  readonly cores: Cores;
}

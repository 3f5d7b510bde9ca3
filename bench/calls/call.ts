import type { BenchCustomer } from '../data/customers.ts';
import type { Samples } from '../data/samples.ts';
import type { LoadRequest } from '../load/load-job.ts';
import type { Site } from '../servers/site.ts';

/** What the calls of one site are made of. */
export interface Scene {
  readonly site: Site;
  readonly samples: Samples;
  /** A customer of a kind; the same ones when asked for again. */
  readonly customers: (kind: string, count: number) => Promise<readonly BenchCustomer[]>;
}

/** One call of the API whose speed is measured. */
export interface Call {
  readonly name: string;
  /** The requests that are sent in turn. */
  readonly requests: (scene: Scene) => Promise<readonly LoadRequest[]>;
  /** Puts the data right before each round of a call that changes it. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  /** Each request works only once after `prepare`, and is made anew for each round. */
  readonly once?: boolean;
}

/** As many customers as connections, so that nobody waits for another's cart. */
export const SHOPPERS = 10;

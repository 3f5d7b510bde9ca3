/** One HTTP request, as it is sent again and again. */
export interface LoadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What a good answer contains, where its status does not say that it is one. */
  readonly expected?: string;
}

/** What the load process is told to do. */
export interface LoadJob {
  readonly port: number;
  /** Connection number i sends the pieces of work i, i + connections, … in turn. */
  readonly requests: readonly LoadRequest[];
  /** How many requests behind each other are one piece of work, whose time is taken as a whole; 1 unless told. */
  readonly requestsOfPiece?: number;
  readonly connections: number;
  /** How many pieces were sent in earlier runs; this one goes on behind them. */
  readonly sentBefore?: number;
  /** Seconds that are measured; 0 sends each piece once. */
  readonly seconds: number;
  /** Seconds before them that are not. */
  readonly warmUp: number;
}

/** What came of it. Times are in milliseconds. */
export interface LoadResult {
  readonly count: number;
  /** The measured ones and those of the warm-up. */
  readonly sent: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Of an answer's body, on average. */
  readonly bytes: number;
}

export type LoadAnswer = { readonly result: LoadResult } | { readonly failure: string };

import type { IncomingHttpHeaders } from 'node:http';

/** One request that is being answered. */
export interface RequestSpan {
  /** What runs in it, now or later, belongs to it. */
  readonly run: <T>(work: () => T) => T;
  readonly end: (route: string, status: number) => void;
}

/** What the traced code knows of tracing. */
export interface Tracing {
  /** It continues the trace of a proxy that sends `traceparent`. */
  readonly startRequest: (method: string, headers: IncomingHttpHeaders, requestId: string) => RequestSpan;
  readonly statement: <T>(text: string, send: () => Promise<T>) => Promise<T>;
  readonly task: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Sends what has not been sent yet. */
  readonly stop: () => Promise<void>;
}

let current: Tracing | undefined;

/** Undefined unless an exporter is configured. */
export const currentTracing = (): Tracing | undefined => current;

export const setTracing = (tracing: Tracing): void => {
  current = tracing;
};

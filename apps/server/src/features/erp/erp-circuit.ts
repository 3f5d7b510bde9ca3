import CircuitBreaker from 'opossum';
import type { AskedPart, Figures } from './erp-answers.ts';
import { erpClient, type ErpClient } from './erp-client.ts';

/** How the ERP has been answering this process. */
export interface ErpStatus {
  readonly isOpen: boolean;
  readonly answered: number;
  readonly failed: number;
  /** Not asked, because the ERP had not answered before. */
  readonly spared: number;
}

export interface ErpCircuit {
  /** Undefined: the ERP did not answer, or was not even asked. */
  figures(parts: readonly AskedPart[]): Promise<Figures[] | undefined>;
  readonly status: () => ErpStatus;
  close(): Promise<void>;
}

export interface ErpSettings {
  readonly erpUrl: string | undefined;
  readonly erpAuthorization: string | undefined;
}

interface CircuitOptions {
  /** After so long one question finds out whether the ERP answers again. */
  readonly resetMilliseconds?: number;
}

/** Questions that wait at once in one process; more would only wait for each other. */
const MOST_AT_ONCE = 50;

/** Stops asking an ERP that does not answer: nobody waits for it until it is back. */
export function erpCircuit(
  client: ErpClient,
  { resetMilliseconds = 5_000 }: CircuitOptions = {},
): ErpCircuit {
  const counts = { answered: 0, failed: 0, spared: 0 };
  const breaker = new CircuitBreaker((parts: readonly AskedPart[]) => client.figures(parts), {
    // The client has a limit of its own, which also ends the question.
    timeout: false,
    errorThresholdPercentage: 50,
    volumeThreshold: 4,
    rollingCountTimeout: 10_000,
    resetTimeout: resetMilliseconds,
    capacity: MOST_AT_ONCE,
  });
  breaker.on('success', () => (counts.answered += 1));
  breaker.on('reject', () => (counts.spared += 1));
  breaker.on('semaphoreLocked', () => (counts.spared += 1));
  breaker.on('failure', () => (counts.failed += 1));
  return {
    figures: (parts) => breaker.fire(parts).catch(() => undefined),
    status: () => ({ isOpen: breaker.opened, ...counts }),
    close: () => {
      breaker.shutdown();
      return client.close();
    },
  };
}

/** So long a person waits for the ERP at most. */
const LIMIT_MILLISECONDS = 800;
const CONNECTIONS = 8;

/** The ERP that the settings name, if they do. */
export function openErp(
  { erpUrl, erpAuthorization }: ErpSettings,
  limitMilliseconds = LIMIT_MILLISECONDS,
): ErpCircuit | undefined {
  if (erpUrl === undefined) return undefined;
  return erpCircuit(
    erpClient({
      url: erpUrl,
      authorization: erpAuthorization,
      limitMilliseconds,
      connections: CONNECTIONS,
    }),
  );
}

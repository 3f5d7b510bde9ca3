import type { ImportStep } from '@partsboard/contract/backoffice/import-steps';

export type { ImportStep };

/** Who wants to know how far an import is. */
export interface ImportProgress {
  /** All bytes of the folder's CSV files, known before the first is read. */
  started(totalBytes: number): void;
  fileStarted(file: string, bytes: number): void;
  read(rows: number, bytes: number): void;
  /** A step without a count: building indexes, swapping. */
  step(step: ImportStep): void;
}

export const noProgress: ImportProgress = {
  started: () => undefined,
  fileStarted: () => undefined,
  read: () => undefined,
  step: () => undefined,
};

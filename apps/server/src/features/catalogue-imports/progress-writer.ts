import type { Db } from '../../db/database.ts';
import type { ImportProgress, ImportStep } from '../catalogue/catalogue.service.ts';
import { saveProgress } from './catalogue-imports.repository.ts';

export interface ProgressWriter extends ImportProgress {
  /** Comes when somebody has cancelled the import. */
  readonly signal: AbortSignal;
  /** Waits for the last write. */
  stop(): Promise<void>;
}

const WRITE_MILLISECONDS = 500;

/** Writes how far an import is, for whoever looks, and learns there whether somebody wants it to end. */
export function progressWriter(db: Db, importId: number): ProgressWriter {
  const cancelled = new AbortController();
  let total = 0;
  let done = 0;
  const state: { step: ImportStep | null; file: string | null } = { step: null, file: null };
  let writing = Promise.resolve();
  let isWriting = false;

  const write = async () => {
    isWriting = true;
    const percent = total === 0 ? null : Math.min(100, Math.floor((done / total) * 100));
    try {
      const isCancelled = await saveProgress(db, importId, {
        step: state.step,
        step_file: state.file,
        step_percent: percent,
      });
      if (isCancelled) cancelled.abort();
    } catch {
      // The next one may succeed; the import itself notices a database that is away.
    } finally {
      isWriting = false;
    }
  };
  const timer = setInterval(() => {
    if (!isWriting) writing = write();
  }, WRITE_MILLISECONDS);
  // While rows are read nothing else would notice it.
  const goOn = () => cancelled.signal.throwIfAborted();

  return {
    signal: cancelled.signal,
    started(totalBytes) {
      total = totalBytes;
      done = 0;
    },
    fileStarted(file) {
      goOn();
      Object.assign(state, { step: null, file });
    },
    read(_rows, bytes) {
      goOn();
      done += bytes;
    },
    step(step) {
      goOn();
      Object.assign(state, { step, file: null });
    },
    async stop() {
      clearInterval(timer);
      await writing;
    },
  };
}

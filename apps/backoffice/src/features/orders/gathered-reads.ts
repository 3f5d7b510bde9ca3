/** Many changes within this time are read at once. */
export const GATHER_MS = 300;
/** After reading, so many times as long as it took passes before the next: a long list is many pages. */
const REST = 4;

interface GatheredReads {
  /** Something has changed. */
  readonly want: () => void;
  readonly stop: () => void;
}

/** Reads again what has changed, one reading after the other, and the longer they take the less often. */
export function gatheredReads(read: () => Promise<unknown>): GatheredReads {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restsUntil = 0;
  let isReading = false;
  let changes = 0;
  const end = new AbortController();
  const start = () => {
    const rest = restsUntil - performance.now();
    timer ??= setTimeout(() => void readNow(), Math.max(GATHER_MS, rest));
  };
  const readNow = async () => {
    timer = undefined;
    isReading = true;
    const seen = changes;
    const began = performance.now();
    try {
      await read();
    } finally {
      isReading = false;
      const ended = performance.now();
      restsUntil = ended + REST * (ended - began);
      if (changes > seen && !end.signal.aborted) start();
    }
  };
  return {
    want: () => {
      changes += 1;
      if (!isReading && !end.signal.aborted) start();
    },
    stop: () => {
      end.abort();
      clearTimeout(timer);
    },
  };
}

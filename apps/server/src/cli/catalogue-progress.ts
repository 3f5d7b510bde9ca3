import type { WriteStream } from 'node:tty';
import type { ImportProgress, ImportStep } from '../features/catalogue/catalogue.service.ts';

export interface TerminalProgress extends ImportProgress {
  /** Leaves the line that the bar stands in. */
  end(): void;
}

const STEPS: Readonly<Record<ImportStep, string>> = {
  migration: 'Waiting until the database is migrated',
  unpacking: 'Unpacking',
  vehicles: 'Vehicles keep their ids',
  parts: 'Parts keep their ids',
  'unique-indexes': 'Unique indexes',
  checks: 'Checking what belongs together',
  difference: 'Comparing with the loaded catalogue',
  boards: 'Boards of the vehicle types',
  search: 'Names for the search',
  indexes: 'Indexes and constraints',
  statistics: 'Statistics',
  switch: 'Prices, stock and the swap',
  changes: 'Changing what differs',
  images: 'Images',
  'tidy-up': 'Tidying up',
};

const BAR_WIDTH = 24;
const REDRAW_MILLISECONDS = 100;
const number = new Intl.NumberFormat('en-GB');

interface FileCount {
  readonly name: string;
  readonly startedAt: number;
  rows: number;
}

const rate = ({ rows, startedAt }: FileCount): string =>
  number.format(Math.round((rows / Math.max(Date.now() - startedAt, 1)) * 1000));

/** A bar that redraws itself on a terminal; elsewhere one line for each file and step. */
export function terminalProgress(output: Pick<WriteStream, 'write'> & { isTTY?: boolean }): TerminalProgress {
  const isTerminal = output.isTTY === true;
  let total = 0;
  let done = 0;
  let drawnAt = 0;
  let file: FileCount | undefined;

  const draw = (text: string) => output.write(`\r\u001b[2K${text}`);
  const drawBar = (current: FileCount) => {
    const share = total === 0 ? 0 : Math.min(done / total, 1);
    const filled = Math.round(share * BAR_WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    const percent = String(Math.floor(share * 100)).padStart(3);
    draw(
      `${bar} ${percent} %  ${current.name}  ${number.format(current.rows)} rows, ${rate(current)} rows/s`,
    );
  };
  const finishFile = () => {
    if (file && !isTerminal && file.rows > 0) {
      output.write(`${file.name}: ${number.format(file.rows)} rows, ${rate(file)} rows/s\n`);
    }
    file = undefined;
  };

  return {
    started(totalBytes) {
      total = totalBytes;
    },
    fileStarted(name) {
      finishFile();
      file = { name, startedAt: Date.now(), rows: 0 };
      if (isTerminal) drawBar(file);
    },
    read(rows, bytes) {
      done += bytes;
      if (!file) return;
      file.rows += rows;
      if (!isTerminal || Date.now() - drawnAt < REDRAW_MILLISECONDS) return;
      drawnAt = Date.now();
      drawBar(file);
    },
    step(step) {
      finishFile();
      if (isTerminal) draw(`${STEPS[step]} …`);
      else output.write(`${STEPS[step]}\n`);
    },
    end() {
      finishFile();
      if (isTerminal) draw('');
    },
  };
}

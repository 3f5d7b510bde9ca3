import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | readonly number[] | null;

const FLUSH_CHARACTERS = 512 * 1024;
const SPECIAL = /[\\\n\r\t]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') {
    return SPECIAL.test(value)
      ? value.replace(/[\\\n\r\t]/g, (special) => ESCAPES[special] ?? special)
      : value;
  }
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return `{${value.join(',')}}`;
}

/** Rows on their way into one table. */
export interface CopyTable {
  write(values: readonly CopyValue[]): void;
}

class BufferedTable implements CopyTable {
  readonly statement: string;
  text = '';

  constructor(statement: string) {
    this.statement = statement;
  }

  write(values: readonly CopyValue[]): void {
    let line = '';
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] ?? null;
      line += index === 0 ? copyText(value) : `\t${copyText(value)}`;
    }
    this.text += `${line}\n`;
  }
}

/**
 * Fills many tables over one connection. Rows are gathered per table and sent as one COPY each half a megabyte,
 * so that files which feed two tables need neither a second connection nor more memory.
 */
export class CopySession {
  readonly #client: pg.ClientBase;
  readonly #tables: BufferedTable[] = [];
  #running: Promise<void> = Promise.resolve();

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  /** The table must have been made in this transaction: its rows are written frozen. */
  into(table: string, ...columns: readonly string[]): CopyTable {
    const buffered = new BufferedTable(`copy ${table} (${columns.join(', ')}) from stdin (freeze)`);
    this.#tables.push(buffered);
    return buffered;
  }

  /** Sends what has grown large, while the caller goes on reading. */
  async drain(): Promise<void> {
    for (const table of this.#tables) {
      if (table.text.length >= FLUSH_CHARACTERS) await this.#send(table);
    }
  }

  /** Sends everything and waits for it. */
  async finish(): Promise<void> {
    for (const table of this.#tables) {
      if (table.text !== '') await this.#send(table);
    }
    await this.#running;
  }

  async #send(table: BufferedTable): Promise<void> {
    const bytes = Buffer.from(table.text);
    table.text = '';
    await this.#running;
    this.#running = this.#copy(table.statement, bytes);
    // The failure is met at the next await; until then it must not count as unhandled.
    this.#running.catch(() => undefined);
  }

  async #copy(statement: string, bytes: Buffer): Promise<void> {
    const stream = this.#client.query(copyFrom(statement));
    const finished = once(stream, 'finish');
    stream.end(bytes);
    await finished;
  }
}

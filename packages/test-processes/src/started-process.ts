import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Node 20 does not read TypeScript by itself. */
const loaderOf = (script: string) => (script.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : []);

/** A real process, of a script in JavaScript or TypeScript, whose lines of output a test can wait for. */
export class StartedProcess {
  readonly lines: string[] = [];
  readonly errors: string[] = [];
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  readonly #listeners = new Set<() => void>();

  constructor(script: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
    this.#child = spawn(process.execPath, [...loaderOf(script), script, ...args], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#ended = once(this.#child, 'close').then(() => this.#tell());
    this.#collect(this.#child.stdout, this.lines);
    this.#collect(this.#child.stderr, this.errors);
  }

  get exitCode(): number | null {
    return this.#child.exitCode;
  }

  /** The first line, from the given one on, that fits; an error if the process ends without it. */
  async line(pattern: RegExp, from = 0): Promise<string> {
    for (;;) {
      const found = this.lines.slice(from).find((line) => pattern.test(line));
      if (found !== undefined) return found;
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) {
        throw new Error(`Ended without ${String(pattern)}: ${[...this.lines, ...this.errors].join('\n')}`);
      }
      await new Promise<void>((resolve) => this.#listeners.add(resolve));
    }
  }

  /** Sends the signal and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    this.#child.kill(signal);
    await this.#ended;
  }

  /** Waits for the process to end by itself. */
  async ended(): Promise<void> {
    await this.#ended;
  }

  #collect(stream: NodeJS.ReadableStream | null, into: string[]): void {
    if (!stream) return;
    createInterface({ input: stream }).on('line', (line) => {
      into.push(line);
      this.#tell();
    });
  }

  #tell(): void {
    const waiting = [...this.#listeners];
    this.#listeners.clear();
    for (const wake of waiting) wake();
  }
}

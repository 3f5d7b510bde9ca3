import { join } from 'node:path';
import { bundleProcess, StartedProcess } from './processes/started-process.ts';

export const bundleMailServer = (): Promise<string> =>
  bundleProcess(join(import.meta.dirname, 'processes', 'mail-server.ts'));

/** A real mail server in a process of its own; the caller ends it. */
export async function startTestMailServer(script: string, args: readonly string[] = []) {
  const server = new StartedProcess(script, args);
  const port = Number((await server.line(/^listening /)).slice('listening '.length));
  return { server, url: `smtp://127.0.0.1:${port}` };
}

/** The next mails that the server says it took; its output may come a moment after its answer. */
export async function received(server: StartedProcess, count: number) {
  const mails: { to: string[]; source: string }[] = [];
  let from = 0;
  while (mails.length < count) {
    const line = await server.line(/^mail /, from);
    from = server.lines.indexOf(line, from) + 1;
    mails.push(JSON.parse(line.slice(5)) as { to: string[]; source: string });
  }
  return mails;
}

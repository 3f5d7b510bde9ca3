import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { StartedProcess } from './processes/started-process.ts';
import { base64 } from './test-app.ts';
import { isReady, RealServers, takePort, urlOf } from './real-servers.ts';

const TIME = 120_000;

const { start, postgresRuns, postmasterPid } = new RealServers();
const startTwo = () => start({ WORKERS: '2', LOG_LEVEL: 'info' });

/**
 * Over a connection of its own, since whole connections are dealt out to the workers. Nothing is there, which needs
 * no data and is logged all the same.
 */
async function status(
  url: string,
  path = '/api/nothing',
  headers = {},
  agent: Agent | false = false,
): Promise<number | undefined> {
  const [answer] = (await once(get(`${url}${path}`, { agent, headers }), 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

/** The processes that have written a line about an answer, from the given line on. */
const answerers = (server: StartedProcess, from = 0): number[] => {
  const lines = server.lines.slice(from).filter((line) => line.includes('"answered"'));
  return [...new Set(lines.map((line) => (JSON.parse(line) as { pid: number }).pid))];
};

/** Asks, and expects an answer each time, until so many processes have answered. */
async function askUntilAnsweredBy(count: number, server: StartedProcess, from = 0): Promise<number[]> {
  const url = await urlOf(server);
  await expect
    .poll(
      async () => {
        expect(await status(url)).toBe(404);
        return answerers(server, from).length;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(count);
  return answerers(server, from);
}

/** Remains that no parent has reaped have no command line. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
  } catch {
    return false;
  }
}

describe('a server with two workers', { timeout: TIME }, () => {
  it('answers from two processes, is ready once, and stops them together with its PostgreSQL', async () => {
    const server = startTwo();
    const pids = await askUntilAnsweredBy(2, server);
    expect(server.lines.filter((line) => line.startsWith('Partsboard is ready'))).toHaveLength(1);
    await server.end('SIGTERM');
    expect(server.exitCode).toBe(0);
    expect(server.errors).toEqual([]);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(postgresRuns()).toBe(false);
  });

  it('replaces a worker that was killed, and answers meanwhile', async () => {
    const server = startTwo();
    const [killed = 0] = await askUntilAnsweredBy(2, server);
    process.kill(killed, 'SIGKILL');
    expect(await server.line(/"A worker ended; another takes its place"/)).toContain(`"worker":${killed}`);
    const replaced = await askUntilAnsweredBy(2, server, server.lines.length);
    expect(replaced).not.toContain(killed);
    await server.end('SIGTERM');
    expect(server.exitCode).toBe(0);
    expect(postgresRuns()).toBe(false);
  });

  it('finishes a running request before it stops, although the signal reaches the workers too', async () => {
    const server = startTwo();
    const pids = await askUntilAnsweredBy(2, server);
    const socket = connect(Number(new URL(await urlOf(server)).port), '127.0.0.1');
    const body = JSON.stringify({ Email: 'nobody@partsboard.example', Password: 'cGFydHNib2FyZA==' });
    socket.write(
      `POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // A worker has begun with the request once it asks for the body.
    await once(socket, 'data');
    for (const pid of pids) process.kill(pid, 'SIGINT');
    const ended = server.end('SIGINT');
    await server.line(/"Stopping"/);
    socket.write(body);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d /);
    await ended;
    expect(server.exitCode).toBe(0);
    expect(postgresRuns()).toBe(false);
  });

  it('stops together with its PostgreSQL while the workers are being started', async () => {
    const server = startTwo();
    await server.line(/"The database was migrated"/);
    await server.end('SIGTERM');
    expect(server.exitCode).toBe(0);
    expect(server.errors).toEqual([]);
    expect(postgresRuns()).toBe(false);
  });

  it('ends a session in both within moments, also where it was just used', async () => {
    const server = start({ WORKERS: '2', LOG_LEVEL: 'info', DEMO_DATA: 'on' });
    const url = await urlOf(server);
    const credentials = { email: 'demo@partsboard.example', password: base64('partsboard') };
    const login = await fetch(`${url}/api/user/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const headers = { authorization: `Bearer ${await login.text()}` };
    const askEach = () =>
      Promise.all(Array.from({ length: 4 }, () => status(url, '/api/Customer/get', headers)));
    expect(await askEach()).toEqual([200, 200, 200, 200]);
    expect((await fetch(`${url}/api/user/logout`, { method: 'POST', headers })).status).toBe(200);
    await expect.poll(askEach, { timeout: 20_000, interval: 20 }).toEqual([401, 401, 401, 401]);
    await expect.poll(() => answerers(server).length).toBe(2);
  });

  it('gives a caller the whole budget over one connection', async () => {
    const server = start({ WORKERS: '2', LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '40' });
    const url = await urlOf(server);
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers = [];
    for (let call = 0; call < 43; call += 1) answers.push(await status(url, '/api/nothing', {}, kept));
    kept.destroy();
    expect(answers).toEqual([...Array.from({ length: 40 }, () => 404), 429, 429, 429]);
  });

  it('counts together what comes to both', async () => {
    const server = start({ WORKERS: '2', LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '40' });
    const url = await urlOf(server);
    const answers = await Promise.all(Array.from({ length: 60 }, () => status(url)));
    await expect.poll(() => answerers(server).length).toBe(2);
    expect(answers.filter((answer) => answer === 404)).toHaveLength(40);
    expect(answers.filter((answer) => answer === 429)).toHaveLength(20);
  });

  it('leaves no worker behind when its first process is killed', async () => {
    const server = startTwo();
    const pids = await askUntilAnsweredBy(2, server);
    await server.end('SIGKILL');
    await expect.poll(() => pids.filter(isAlive), { timeout: 20_000, interval: 20 }).toEqual([]);
  });

  it('answers again from both after its PostgreSQL was killed', async () => {
    const server = startTwo();
    const url = await urlOf(server);
    process.kill(await postmasterPid(), 'SIGKILL');
    await expect.poll(() => isReady(url), { timeout: TIME / 2 }).toBe(false);
    await expect.poll(() => isReady(url), { timeout: TIME / 2 }).toBe(true);
    await expect.poll(() => server.lines.filter((line) => line.includes('is back')).length).toBe(3);
    await askUntilAnsweredBy(2, server, server.lines.length);
  });

  it('is not ready before its workers have reached the database', async () => {
    const { port, holder } = await takePort();
    holder.close();
    // The first process reaches it, and its workers look elsewhere.
    const elsewhere = `postgres://shop@127.0.0.1:${port}/shop`;
    const lead = `import cluster from 'node:cluster'; if (cluster.isWorker) process.env.DATABASE_URL = '${elsewhere}';`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(lead)}`;
    const server = start({ WORKERS: '2', NODE_OPTIONS });
    await server.ended();
    expect(server.exitCode).toBe(1);
    expect(server.lines).toEqual([]);
    expect(server.errors).toEqual([
      `The database at 127.0.0.1:${port}/shop (DATABASE_URL) cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
    ]);
  });

  it('says in one message why its workers cannot listen, and ends with 1', async () => {
    const { port, holder } = await takePort();
    holder.close();
    const server = start({ WORKERS: '2', PORT: String(port) });
    // The port was free when the server looked, which it does before it makes its PostgreSQL.
    await expect.poll(postgresRuns, { timeout: TIME / 2, interval: 10 }).toBe(true);
    const second = await takePort(port);
    await server.ended();
    second.holder.close();
    expect(server.exitCode).toBe(1);
    expect(server.lines).toEqual([]);
    expect(server.errors).toEqual([
      `Port ${port} is taken by another program. Stop that program, or set PORT to another number.`,
    ]);
    expect(postgresRuns()).toBe(false);
  });
});

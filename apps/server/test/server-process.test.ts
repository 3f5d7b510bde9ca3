import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { isReady, RealServers, takePort, urlOf } from './real-servers.ts';

const TIME = 120_000;

const servers = new RealServers();
const { start, postgresRuns, postmasterPid } = servers;

describe('the server', { timeout: TIME }, () => {
  it('says its address and the demo logins, and stops together with its PostgreSQL', async () => {
    const server = start({ DEMO_DATA: 'on' });
    expect(await isReady(await urlOf(server))).toBe(true);
    expect(await server.line(/^Demo logins: /)).toBe(
      'Demo logins: demo@partsboard.example and second@partsboard.example, password partsboard',
    );
    await server.end('SIGTERM');
    expect(server.exitCode).toBe(0);
    expect(postgresRuns()).toBe(false);
    const later = start({ DEMO_DATA: 'off' });
    await urlOf(later);
    await later.line(/^DEMO_DATA is off, but the database holds the demo data/);
  });

  it('leaves a shop alone that was begun without the demo data, and says so', async () => {
    const empty = start();
    const url = await urlOf(empty);
    const code = (await empty.line(/set-up code/)).split(' ').at(-1);
    const person = {
      name: 'Ewa Lis',
      email: 'ewa@dealer.example',
      language: 'pl',
      password: 'a-good-password',
    };
    const answer = await fetch(`${url}/api/backoffice/first-run/administrator`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...person, code }),
    });
    expect(answer.status).toBe(200);
    await empty.end('SIGTERM');
    const again = start({ DEMO_DATA: 'on' });
    await urlOf(again);
    await again.line(/^The database holds a shop of its own and was given no demo data/);
    expect(again.lines.join('\n')).not.toContain('Demo logins');
  });

  it('finishes a running request before it stops', async () => {
    const server = start({ LOG_LEVEL: 'info' });
    const { port } = new URL(await urlOf(server));
    const socket = connect(Number(port), '127.0.0.1');
    const body = JSON.stringify({ Email: 'nobody@partsboard.example', Password: 'cGFydHNib2FyZA==' });
    socket.write(
      `POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The server has begun with the request once it asks for the body.
    await once(socket, 'data');
    const ended = server.end('SIGTERM');
    await server.line(/"Stopping"/);
    socket.write(body);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).toContain('application/problem+json');
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    await ended;
    expect(server.exitCode).toBe(0);
  });

  it('speaks of a connection only where it is going to close it', async () => {
    const server = start();
    const { port } = new URL(await urlOf(server));
    const socket = connect(Number(port), '127.0.0.1');
    const request = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n';
    socket.write(`${request}\r\n${request}Connection: close\r\n\r\n`);
    const [first, second, ...others] = (await text(socket)).split(/(?=HTTP\/1\.1 )/);
    expect(first).toMatch(/^HTTP\/1\.1 200 /);
    expect(first).not.toMatch(/\r\n(?:connection|keep-alive):/i);
    expect(second).toMatch(/\r\nconnection: close\r\n/i);
    expect(others).toEqual([]);
  });

  it.each([
    ['while its PostgreSQL is being started', postgresRuns],
    [
      'while the demo data is being loaded',
      (lines: readonly string[]) => lines.some((line) => /demo/i.test(line)),
    ],
  ])('stops together with its PostgreSQL %s', async (_moment, hasCome) => {
    const server = start({ DEMO_DATA: 'on', LOG_LEVEL: 'info' });
    await expect.poll(() => hasCome(server.lines), { timeout: TIME / 2, interval: 10 }).toBe(true);
    await server.end('SIGINT');
    expect(server.exitCode).toBe(0);
    expect(server.errors).toEqual([]);
    expect(server.lines.join('\n')).not.toContain('Partsboard is ready');
    expect(postgresRuns()).toBe(false);
  });

  it('answers again after its PostgreSQL was killed', async () => {
    const server = start();
    const url = await urlOf(server);
    process.kill(await postmasterPid(), 'SIGKILL');
    await expect.poll(() => isReady(url), { timeout: TIME / 2 }).toBe(false);
    await expect.poll(() => isReady(url), { timeout: TIME / 2 }).toBe(true);
  });

  it('shares its PostgreSQL with a second server on the same folder', async () => {
    const [first, second] = [start(), start()];
    const [firstUrl, secondUrl] = [await urlOf(first), await urlOf(second)];
    expect([await isReady(firstUrl), await isReady(secondUrl)]).toEqual([true, true]);
    await first.end('SIGTERM');
    expect(await isReady(secondUrl)).toBe(true);
    await second.end('SIGTERM');
    expect(postgresRuns()).toBe(false);
  });
});

describe('a server that cannot start says why in one message and ends with 1', { timeout: TIME }, () => {
  const failure = async (environment: NodeJS.ProcessEnv) => {
    const server = start(environment);
    await server.ended();
    expect(server.exitCode).toBe(1);
    expect(server.lines).toEqual([]);
    return server.errors;
  };

  it('when the port is taken, before it makes anything', async () => {
    const { port, holder } = await takePort();
    expect(await failure({ PORT: String(port) })).toEqual([
      `Port ${port} is taken by another program. Stop that program, or set PORT to another number.`,
    ]);
    expect(await readdir(servers.folder)).toEqual([]);
    holder.close();
  });

  it('when the database cannot be reached', async () => {
    const { port, holder } = await takePort();
    holder.close();
    await once(holder, 'close');
    expect(await failure({ DATABASE_URL: `postgres://shop:secret@127.0.0.1:${port}/shop` })).toEqual([
      `The database at 127.0.0.1:${port}/shop (DATABASE_URL) cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
    ]);
  });

  it('when settings are wrong, one message for each', async () => {
    expect(await failure({ PORT: 'web', WORKERS: 'many', SESSION_DAYS: '0' })).toEqual([
      'The setting PORT is "web" but must be a whole number from 0 to 65535.',
      'The setting WORKERS is "many" but must be a whole number from 1 to 64, or auto.',
      'The setting SESSION_DAYS is "0" but must be a whole number from 1 to 365.',
    ]);
  });

  it('when its data folder cannot be made', async () => {
    const file = join(servers.folder, 'a-file');
    await writeFile(file, '');
    expect(await failure({ DATA_DIR: join(file, 'data') })).toEqual([
      `The private PostgreSQL cannot start: The folder ${join(file, 'data')} (DATA_DIR) cannot be made (ENOTDIR). ` +
        'Set DATABASE_URL to use a PostgreSQL of your own.',
    ]);
  });

  it('when HOST is no address of this machine', async () => {
    expect(await failure({ HOST: '192.0.2.77' })).toEqual([
      'The setting HOST is "192.0.2.77" but must be an address of this machine.',
    ]);
  });
});

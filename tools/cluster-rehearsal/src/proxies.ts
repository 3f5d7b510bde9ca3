import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseNodes, HTTPS_PORT, repository, shopPorts, workFolder } from './layout.ts';
import { run, start, waitUntil } from './programs.ts';

/** A file of deploy/. */
export const sample = (name: string) => readFileSync(join(repository, 'deploy', name), 'utf8');

/** The sample with other values; an error where it does not have what is to be replaced. */
export function replaced(text: string, values: readonly (readonly [RegExp, string])[]): string {
  return values.reduce((result, [pattern, value]) => {
    if (!pattern.test(result)) throw new Error(`The sample has no ${String(pattern)}.`);
    return result.replace(pattern, value);
  }, text);
}

/** deploy/haproxy.cfg with the addresses of the rehearsal. */
export async function startDatabaseProxy(): Promise<void> {
  const file = join(workFolder, 'haproxy.cfg');
  const addresses = databaseNodes.map(
    ({ address }, index) => [new RegExp(`10\\.0\\.0\\.${index + 1}:`, 'g'), `${address}:`] as const,
  );
  writeFileSync(file, replaced(sample('haproxy.cfg'), addresses));
  start('haproxy', ['haproxy', '-db', '-f', file]);
  await Promise.resolve();
}

const tlsFolder = join(workFolder, 'tls');
export const certificateFile = join(tlsFolder, 'fullchain.pem');

async function makeCertificate(): Promise<void> {
  mkdirSync(tlsFolder, { recursive: true });
  const key = join(tlsFolder, 'key.pem');
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  await run('openssl', ...request, '-days', '2', ...names, '-keyout', key, '-out', certificateFile);
}

/** deploy/nginx.conf with the servers of the rehearsal, a certificate made now and ports that need no rights. */
export async function startFrontProxy(ports = shopPorts): Promise<void> {
  await makeCertificate();
  const servers = ports.map((port) => `  server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`);
  const site = replaced(sample('nginx.conf'), [
    [/( {2}server 127\.0\.0\.1:\d+ .*;\n)+/, `${servers.join('\n')}\n`],
    [/listen 80;/, 'listen 127.0.0.1:8480;'],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${HTTPS_PORT} ssl http2;`],
    [/\/etc\/ssl\/partsboard/g, tlsFolder],
  ]);
  const file = join(workFolder, 'nginx.conf');
  const logs = join(workFolder, 'logs');
  writeFileSync(
    file,
    `daemon off; pid ${workFolder}/nginx.pid; error_log ${logs}/nginx-errors.log; worker_processes 1;\n` +
      `events { worker_connections 1024; }\nhttp {\naccess_log off;\n${site}\n}\n`,
  );
  start('nginx', ['nginx', '-c', file, '-p', workFolder]);
  await waitUntil('nginx', 20, async () => {
    await run('curl', '--silent', '--insecure', '--output', '/dev/null', `https://127.0.0.1:${HTTPS_PORT}/`);
    return true;
  });
}

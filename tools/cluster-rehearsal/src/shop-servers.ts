import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { databaseUrl, HTTPS_PORT, PRIMARY_PORT, REPLICA_PORT, shopPorts, workFolder } from './layout.ts';
import { httpStatus, start, waitUntil, type Program } from './programs.ts';

const isReady = async (port: number) => (await httpStatus(`http://127.0.0.1:${port}/health/ready`)) === 200;

/** Budgets that the buyers, who all come from this machine, do not pass. */
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '1000000', RATE_LIMIT_LOGIN_PER_MINUTE: '1000000' };

const environment = (port: number): NodeJS.ProcessEnv => ({
  ...UNLIMITED,
  PORT: String(port),
  HOST: '127.0.0.1',
  WORKERS: '1',
  DATABASE_POOL_SIZE: '10',
  DATA_DIR: join(workFolder, `shop-${port}`),
  DATABASE_URL: databaseUrl(PRIMARY_PORT),
  DATABASE_REPLICA_URL: databaseUrl(REPLICA_PORT),
  PUBLIC_URL: `https://127.0.0.1:${HTTPS_PORT}`,
  TRUST_PROXY: '127.0.0.1',
});

/** One server of the shop, ready when this returns. */
export async function startShopServer(
  build: string,
  port: number,
  changed: NodeJS.ProcessEnv = {},
): Promise<Program> {
  mkdirSync(join(workFolder, `shop-${port}`), { recursive: true });
  const program = start(`shop-${port}`, [process.execPath, build], {
    environment: { ...environment(port), ...changed },
  });
  await waitUntil(`The shop's server on port ${port}`, 240, () => {
    if (!program.isRunning()) throw new Error(`The shop's server on port ${port} ended; see its log.`);
    return isReady(port);
  });
  return program;
}

export const shopsAreReady = (): Promise<void> =>
  waitUntil('All servers of the shop', 90, async () => {
    const answers = await Promise.all(shopPorts.map(isReady));
    return answers.every(Boolean);
  });

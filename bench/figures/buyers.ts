import { setTimeout as delay } from 'node:timers/promises';
import { benchCustomers } from '../data/customers.ts';
import type { Site } from '../servers/site.ts';
import { ascending, percentile } from '../statistics.ts';

/** What people who look and buy have met meanwhile, in milliseconds. */
export interface Met {
  readonly looks: number;
  readonly failed: number;
  readonly median: number;
  readonly slowest: number;
  /** How long an order of one of the parts would have waited for its stock. */
  readonly longestLock: number;
}

export interface WatchedPart {
  readonly id: number;
  readonly warehouseId: number;
}

const PARTS_OF_LOOK = 40;
const PAUSE_MILLISECONDS = 20;

/** Looks at prices and stock of parts on every server, and takes the locks of orders, until it is stopped. */
export async function openBuyers(site: Site, ports: readonly number[], parts: readonly WatchedPart[]) {
  const [customer] = await benchCustomers(site, 'figures', 1);
  const token = customer?.token ?? '';

  const look = async (port: number, ids: readonly number[]): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/level4/ProductStockList`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ProductIds: ids }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.text();
  };

  const lock = async ({ id, warehouseId }: WatchedPart): Promise<void> => {
    const client = await site.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        'select from part_stock where part_id = $1 and warehouse_id = $2 for no key update',
        [id, warehouseId],
      );
      await client.query('rollback');
    } finally {
      client.release();
    }
  };

  return {
    /** How a part stands on every server. */
    stateOf: (id: number) => Promise.all(ports.map((port) => look(port, [id]))),
    watch() {
      let isOpen = true;
      let failed = 0;
      const times: number[] = [];
      const locks: number[] = [];
      const repeat = async (work: (turn: number) => Promise<unknown>, into: number[]) => {
        for (let turn = 0; isOpen; turn += 1) {
          const began = performance.now();
          await work(turn).catch(() => (failed += 1));
          into.push(performance.now() - began);
          await delay(PAUSE_MILLISECONDS);
        }
      };
      const partAt = (place: number) => parts[(place * 7919) % parts.length] ?? { id: 0, warehouseId: 0 };
      const running = [
        ...ports.map((port) =>
          repeat(
            (turn) =>
              look(
                port,
                Array.from(
                  { length: PARTS_OF_LOOK },
                  (_none, index) => partAt(turn * PARTS_OF_LOOK + index).id,
                ),
              ),
            times,
          ),
        ),
        repeat((turn) => lock(partAt(turn)), locks),
      ];
      return async (): Promise<Met> => {
        isOpen = false;
        await Promise.all(running);
        const sorted = ascending(times);
        return {
          looks: times.length,
          failed,
          median: percentile(sorted, 0.5),
          slowest: sorted.at(-1) ?? 0,
          longestLock: Math.max(...locks),
        };
      };
    },
  };
}

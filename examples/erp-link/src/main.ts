// A link between Partsboard and an ERP. README.md says what each command does.
import process from 'node:process';
import { connectErp, pullOrders } from './pull-orders.ts';
import { pushPrices, pushStock } from './push-figures.ts';
import { realWait, type Wait } from './retry.ts';
import { setRefunded, setShipped, setStatus } from './set-status.ts';
import { connectShop, type RowsResult } from './shop.ts';

const USAGE = `pull [--follow] | stock FILE | prices FILE | status NUMBER STEP | shipped NUMBER CARRIER TRACKING | refunded NUMBER [RETURN]`;

/** Between two looks at the feed. */
const POLL_MILLISECONDS = Number(process.env['POLL_MILLISECONDS'] ?? 5_000);

function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`Set ${name}, see README.md.`);
  return value;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function sayRows({ accepted, changed, problems }: RowsResult): void {
  say(`${accepted} rows accepted, ${changed} figures changed`);
  for (const { row, reason } of problems) say(`row ${row}: ${reason}`);
}

const wait: Wait = (milliseconds) => {
  say(`Nobody answers; trying again in ${milliseconds / 1000} s`);
  return realWait(milliseconds);
};

async function run([command = '', ...args]: readonly string[]): Promise<void> {
  const shop = connectShop({ url: setting('SHOP_URL'), key: setting('SHOP_KEY'), wait });
  const [first = '', second = '', third = ''] = args;
  switch (command) {
    case 'pull': {
      const erp = connectErp({ url: setting('ERP_URL'), wait });
      do {
        const pulled = await pullOrders(shop, erp);
        if (pulled > 0) say(`${pulled} entries of the order feed are in the ERP`);
        if (first === '--follow') await realWait(POLL_MILLISECONDS);
      } while (first === '--follow');
      return;
    }
    case 'stock':
      sayRows(await pushStock(shop, first));
      return;
    case 'prices':
      sayRows(await pushPrices(shop, first));
      return;
    case 'status':
      await setStatus(shop, first, second);
      return;
    case 'shipped':
      await setShipped(shop, first, { carrier: second, trackingNumber: third });
      return;
    case 'refunded':
      await setRefunded(shop, first, second);
      return;
    default:
      throw new Error(`Use one of: ${USAGE}`);
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

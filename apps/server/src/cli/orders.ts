import { openDatabases } from '../db/open-databases.ts';
import { cancelByNumber, shipByNumber } from '../features/orders/actions/order-commands.service.ts';
import { databasePriceAndStock } from '../features/pricing/pricing.service.ts';
import { DomainError } from '../http/errors/domain-error.ts';
import { inLanguage } from '../messages/texts.ts';
import { readSettings, shopUrlOf } from '../config/settings.ts';
import { messageFor } from '../process/start-failure.ts';
import { quietLog } from './quiet-log.ts';

const USAGE = `Usage: npm run orders -- COMMAND NUMBER

  cancel NUMBER   cancel the order; what it has reserved, stock and trade credit, is given back
  ship NUMBER     the goods have left: what is not in stock stays on back order

The database is that of the server (DATABASE_URL, or the private PostgreSQL in DATA_DIR).
Exit code 0: done; 1: refused, nothing was changed; 2: wrong usage.`;

const COMMANDS: Readonly<Record<string, typeof cancelByNumber>> = {
  cancel: cancelByNumber,
  ship: shipByNumber,
};

async function run(change: typeof cancelByNumber, number: string): Promise<number> {
  try {
    const settings = readSettings(process.env);
    const databases = await openDatabases(settings, quietLog);
    try {
      const deps = { db: databases.db, prices: databasePriceAndStock, shopUrl: shopUrlOf(settings) };
      const { messages } = await change(deps, number);
      for (const message of inLanguage(messages, 'en')) console.log(message);
      return 0;
    } finally {
      await databases.close();
    }
  } catch (error) {
    const message = error instanceof DomainError ? error.message : messageFor(error);
    console.error(message ?? error);
    return 1;
  }
}

const [name = '', number, ...rest] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined || number === undefined || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else process.exitCode = await run(command, number);

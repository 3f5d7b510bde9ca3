import { openStore } from '../../apps/server/src/db/open-store.ts';
import { loadDemoData } from '../../apps/server/src/demo-data.ts';
import { readSettings } from '../../apps/server/src/plugins/settings.ts';
const log = { info: () => undefined, warn: console.error, error: console.error };
const databases = await openStore(readSettings(process.env), log);
await loadDemoData(databases, log);
await databases.close();

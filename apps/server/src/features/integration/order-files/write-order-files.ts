import type { Db } from '../../../db/database.ts';
import { acknowledge, readFeed } from '../order-feed.ts';
import { orderFileContent, orderFileName, type OrderFileFormat } from './order-file-formats.ts';
import { folderTarget, sftpTarget, type OrderFileTarget } from './order-file-targets.ts';

export interface OrderFileSettings {
  readonly orderFiles: string | undefined;
  readonly orderFilesFormat: OrderFileFormat;
  readonly orderFilesKey: string | undefined;
  readonly orderFilesHostKey: string | undefined;
}

/** Reads the feed beside the systems that have keys. No key has such a name. */
const READER = '(order files)';

/** Written before they are acknowledged; what is written twice because of a kill has the same names. */
const AT_ONCE = 50;

const openTarget = (place: string, settings: OrderFileSettings): Promise<OrderFileTarget> =>
  place.startsWith('sftp:')
    ? sftpTarget({ url: place, keyFile: settings.orderFilesKey, hostKey: settings.orderFilesHostKey })
    : folderTarget(place);

/** Writes a file for every entry of the order feed that has none yet, in their order. Returns how many. */
export async function writeOrderFiles(db: Db, settings: OrderFileSettings): Promise<number> {
  const { orderFiles: place, orderFilesFormat: format } = settings;
  if (place === undefined) return 0;
  let feed = await readFeed(db, { client: READER, limit: AT_ONCE });
  if (feed.items.length === 0) return 0;
  const target = await openTarget(place, settings);
  let written = 0;
  try {
    while (feed.items.length > 0) {
      for (const entry of feed.items)
        await target.write(orderFileName(format, entry), orderFileContent(format, entry));
      await acknowledge(db, READER, feed.next);
      written += feed.items.length;
      feed = await readFeed(db, { client: READER, limit: AT_ONCE });
    }
  } finally {
    await target.close();
  }
  return written;
}

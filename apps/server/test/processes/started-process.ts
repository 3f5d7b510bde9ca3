import { basename, join } from 'node:path';
import { build } from 'rolldown';
import { serverFolder } from '../../src/config/folders.ts';

export { StartedProcess } from '@partsboard/test-processes/started-process';

/** The server as one file, since tests start it many times and reading its sources takes seconds each time. */
export async function bundleProcess(source: string): Promise<string> {
  // Test files run beside each other, and one must not rewrite what another is starting.
  const name = `${basename(source, '.ts')}-${process.env['VITEST_POOL_ID'] ?? '0'}.js`;
  const file = join(serverFolder, '.cache', name);
  await build({
    input: source,
    platform: 'node',
    external: (id) => !/^(?:[./]|@partsboard\/)/.test(id),
    output: { file, sourcemap: 'inline', codeSplitting: false },
    logLevel: 'warn',
  });
  return file;
}

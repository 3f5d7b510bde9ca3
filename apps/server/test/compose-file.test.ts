import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serverFolder } from '../src/config/folders.ts';

it('the compose file has variables only as the podman-compose of Debian 12 reads them too', async () => {
  const file = await readFile(join(serverFolder, '..', '..', 'deploy', 'compose.yaml'), 'utf8');
  const variables = file.match(/\$\{[^}]*\}/g) ?? [];
  expect(variables.length).toBeGreaterThan(5);
  // It hands `${NAME:?}` and `${NAME:-}` on as they are: a text has to follow.
  expect(variables.filter((each) => !/^\$\{[A-Z_]+:[?-][^}]+\}$/.test(each))).toEqual([]);
});

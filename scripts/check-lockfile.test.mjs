import { expect, it } from 'vitest';
import { lockfileFaults } from './check-lockfile.mjs';

const hash = {
  version: '2.2.1',
  optionalDependencies: { 'hash-linux-x64': '2.2.1', 'hash-linux-arm64': '2.2.1' },
};

it('a lock file that lacks the package of one platform is refused by its name', () => {
  const lock = {
    packages: { '': {}, 'node_modules/hash': hash, 'node_modules/hash-linux-x64': { version: '2.2.1' } },
  };
  expect(lockfileFaults(lock)).toEqual([
    'node_modules/hash needs hash-linux-arm64 on some platforms, and the lock file lacks it.',
  ]);
});

it('a platform package is found beside its package, inside it and above it, as Node finds it', () => {
  const lock = {
    packages: {
      'apps/server': { optionalDependencies: { 'database-linux': '18.4.0' } },
      'node_modules/database-linux': { version: '18.4.0' },
      'node_modules/tool/node_modules/@scope/hash': {
        optionalDependencies: {
          'hash-linux-x64': '2.2.1',
          'hash-linux-arm64': '2.2.1',
          'hash-darwin': '2.2.1',
        },
      },
      'node_modules/tool/node_modules/@scope/hash/node_modules/hash-linux-x64': { version: '2.2.1' },
      'node_modules/tool/node_modules/hash-linux-arm64': { version: '2.2.1' },
      'node_modules/hash-darwin': { version: '2.2.1' },
      'node_modules/other/node_modules/unrelated': { version: '1.0.0' },
    },
  };
  expect(lockfileFaults(lock)).toEqual([]);
});

it('a package that lies inside another one is not found from outside', () => {
  const lock = {
    packages: {
      'node_modules/hash': hash,
      'node_modules/other/node_modules/hash-linux-x64': { version: '2.2.1' },
      'node_modules/hash-linux-arm64': { version: '2.2.1' },
    },
  };
  expect(lockfileFaults(lock)).toHaveLength(1);
});

it('an entry that names a registry is refused; a link to a workspace is not', () => {
  const lock = {
    packages: {
      'node_modules/hash': { version: '1.0.0', resolved: 'https://registry.example/hash-1.0.0.tgz' },
      'node_modules/@partsboard/server': { resolved: 'apps/server', link: true },
    },
  };
  expect(lockfileFaults(lock)).toEqual([
    'node_modules/hash is tied to https://registry.example/hash-1.0.0.tgz.',
  ]);
});

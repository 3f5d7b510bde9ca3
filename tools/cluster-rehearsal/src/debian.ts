import { existsSync } from 'node:fs';
import { POSTGRES_BIN } from './layout.ts';

/** Programs that the rehearsal starts, and the packages of Debian 12 that have them. */
const needed: readonly (readonly [file: string, debianPackage: string])[] = [
  ['/usr/bin/etcd', 'etcd-server'],
  ['/usr/bin/etcdctl', 'etcd-client'],
  ['/usr/bin/patroni', 'patroni'],
  ['/usr/lib/python3/dist-packages/etcd', 'python3-etcd'],
  ['/usr/lib/python3/dist-packages/psycopg2', 'python3-psycopg2'],
  [`${POSTGRES_BIN}/postgres`, 'postgresql-15'],
  ['/usr/sbin/haproxy', 'haproxy'],
  ['/usr/sbin/nginx', 'nginx-light'],
  ['/usr/bin/pgbackrest', 'pgbackrest'],
  ['/usr/bin/openssl', 'openssl'],
  ['/usr/bin/curl', 'curl'],
  ['/usr/sbin/ip', 'iproute2'],
  ['/usr/sbin/debootstrap', 'debootstrap'],
  ['/usr/bin/systemd-nspawn', 'systemd-container'],
];

/** Why it cannot be rehearsed on this machine, in one sentence; undefined if it can. */
export function whyNotHere(): string | undefined {
  if (process.platform !== 'linux') return 'The rehearsal needs Linux, for its network namespaces.';
  if (process.getuid?.() !== 0)
    return 'The rehearsal has to be run as root, since it makes networks of its own.';
  const missing = needed.filter(([file]) => !existsSync(file)).map(([, name]) => name);
  if (missing.length === 0) return undefined;
  return `Some programs are missing; on Debian: apt-get install --no-install-recommends ${missing.join(' ')}`;
}

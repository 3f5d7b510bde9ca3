import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { repository, workFolder } from './layout.ts';
import { run, start, waitUntil, type Program } from './programs.ts';

/** The two machines are bare Debian systems under systemd that share this machine's network: loopback is wide enough. */
const SHOP_ADDRESS = '127.0.1.1';
const REPLICA_ADDRESS = '127.0.1.2';
const NAME = 'shop.example';

/** Where a proxy stands between this machine and the registry of npm, its certificate is among these. */
const CERTIFICATES = '/root/certificates.pem';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** The commands under a heading of docs/operation.md, as they stand there. */
function commandsUnder(heading: string, page: string): string {
  const [, rest] = page.split(`\n${heading}\n`);
  if (rest === undefined) throw new Error(`docs/operation.md has no ${heading}.`);
  const [section = ''] = rest.split(/\n#{2,3} /);
  return [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, commands = '']) => commands).join('\n');
}

const values = `
SHOP=${SHOP_ADDRESS}
REPLICA=${REPLICA_ADDRESS}
NAME=${NAME}
DATABASE_PASSWORD=database1
REPLICATION_PASSWORD=replication1
`;

interface Machine {
  readonly folder: string;
  readonly program: Program;
}

const machines: Machine[] = [];

/** Debian's smallest system with an init, as it comes from its installer. */
async function makeBareDebian(): Promise<string> {
  const folder = join(workFolder, 'bare');
  say('Making a bare Debian …');
  await run('debootstrap', '--variant=minbase', '--include=systemd,systemd-sysv,dbus', 'bookworm', folder);
  return folder;
}

async function boot(name: string, bare: string): Promise<Machine> {
  const folder = join(workFolder, name);
  await run('cp', '--archive', bare, folder);
  await cp('/etc/ssl/certs/ca-certificates.crt', join(folder, CERTIFICATES));
  const program = start(name, [
    'systemd-nspawn',
    '--register=no',
    '--keep-unit',
    '--quiet',
    `--directory=${folder}`,
    '--resolv-conf=copy-host',
    '--boot',
  ]);
  const machine = { folder, program };
  machines.push(machine);
  await waitUntil(`${name} is up`, 60, async () => {
    await inside(machine, 'systemctl is-active --quiet multi-user.target');
    return true;
  });
  return machine;
}

/** The first process inside, whose namespaces are the machine's. */
async function initOf({ program }: Machine): Promise<string> {
  const children = await run('pgrep', '--parent', String(program.pid));
  const [init = ''] = children.trim().split('\n');
  return init;
}

/** Runs commands as root inside, and stops at the first that fails. */
async function inside(machine: Machine, commands: string): Promise<string> {
  const namespaces = ['--mount', '--uts', '--ipc', '--pid', '--cgroup', '--root'];
  const environment = [
    `NODE_EXTRA_CA_CERTS=${CERTIFICATES}`,
    'HOME=/root',
    'LANG=C.UTF-8',
    'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin',
  ];
  const script = `set -eu -o pipefail\ncd /root\n${commands}`;
  const init = await initOf(machine);
  return run(
    'nsenter',
    `--target=${init}`,
    ...namespaces,
    'env',
    '--ignore-environment',
    ...environment,
    'bash',
    '-c',
    script,
  );
}

const psql = (port: number, statement: string) =>
  `runuser --user postgres -- psql --port=${port} --no-psqlrc -Atc "${statement}" partsboard`;

/**
 * Backs up, notes a moment, makes a mistake, and restores the moment beside the shop; then the same by a file. A table
 * that exists at that moment only shows which moment it is.
 */
async function backUpAndRestore(shop: Machine, page: string): Promise<boolean> {
  await inside(shop, commandsUnder('### Any moment, by pgBackRest', page));
  await inside(shop, psql(5432, 'create table witness ()'));
  const moment = (await inside(shop, psql(5432, 'select clock_timestamp()'))).trim();
  await inside(shop, `${psql(5432, 'drop table witness')}\n${psql(5432, 'select pg_switch_wal()')}`);
  const restore = commandsUnder('### Restore a moment', page).replace(/^MOMENT=.*$/m, `MOMENT='${moment}'`);
  await inside(shop, restore);
  const witnesses = "select count(*) from pg_tables where tablename = 'witness'";
  const restored = (await inside(shop, psql(5439, witnesses))).trim();
  const running = (await inside(shop, psql(5432, witnesses))).trim();
  await inside(shop, commandsUnder('### One file, by pg_dump', page));
  const tables = `${psql(5432, TABLES)}\n${psql(5432, TABLES).replace(/partsboard$/, 'shop_restored')}`;
  const [original, copied] = (await inside(shop, tables)).trim().split('\n');
  say(
    `Restored to the moment: ${restored === '1' && running === '0' ? 'yes' : 'no'}; ` +
      `tables in the shop ${original ?? ''}, in the copy by pg_dump ${copied ?? ''}.`,
  );
  return restored === '1' && running === '0' && original === copied;
}

const TABLES = "select count(*) from pg_tables where tableowner = 'partsboard'";

const readiness = `curl --silent --fail --cacert /etc/ssl/partsboard/fullchain.pem \\
  --resolve ${NAME}:443:127.0.0.1 https://${NAME}/health/ready`;

/** Asks the shop through nginx, again and again, while something is done, and gives how many answers were not well. */
async function failuresDuring(work: () => Promise<unknown>): Promise<{ asked: number; failed: number }> {
  const counts = { asked: 0, failed: 0 };
  const done = new AbortController();
  const asking = (async () => {
    while (!done.signal.aborted) {
      const url = `https://${NAME}/api/Topic/list`;
      const resolve = ['--resolve', `${NAME}:443:127.0.0.1`];
      const answer = await run('curl', '--silent', '--insecure', '--fail', ...resolve, url).catch(
        () => undefined,
      );
      counts.asked += 1;
      if (answer === undefined) counts.failed += 1;
    }
  })();
  await work().finally(() => done.abort());
  await asking;
  return counts;
}

/** All that runs inside ends with the first process, which outlives the program that has started it. */
const switchOff = async (machine: Machine) => run('kill', '-KILL', await initOf(machine));

async function install(): Promise<boolean> {
  const page = readFileSync(join(repository, 'docs/operation.md'), 'utf8');
  say('Making the archive …');
  const printed = await run(
    process.execPath,
    join(repository, 'scripts/release.mjs'),
    '--folder',
    workFolder,
  );
  const archive = printed.trim().split('\n').at(-1) ?? '';
  const bare = await makeBareDebian();
  const shop = await boot('shop-machine', bare);
  const replica = await boot('replica-machine', bare);
  for (const name of ['partsboard', 'partsboard-next'])
    await cp(archive, join(shop.folder, 'root', `${name}.tar.gz`));

  say('The shop’s machine …');
  const said = await inside(shop, values + commandsUnder("### The shop's machine", page));
  const code = /set-up code (\S+)/.exec(said)?.[1];
  say(`Ready; the set-up code is ${code ?? 'missing'}.`);
  say('The replica’s machine …');
  await inside(replica, values + commandsUnder("### The replica's machine", page));
  await waitUntil('The replica is used', 60, async () =>
    (await inside(shop, readiness)).includes('"replica":"current"'),
  );
  say('The replica is current.');
  const upgrade = await failuresDuring(() => inside(shop, values + commandsUnder('## Upgrade', page)));
  say(`Upgraded: ${upgrade.failed} of ${upgrade.asked} requests failed meanwhile.`);
  const folder = (await inside(shop, 'readlink /opt/partsboard')).trim();
  const isRestored = await backUpAndRestore(shop, page);
  return code !== undefined && upgrade.failed === 0 && folder === '/opt/partsboard-next' && isRestored;
}

/** Does what "Install on Debian", "Upgrade" and "Back up and restore" of docs/operation.md say, by the very commands of that page. */
export async function rehearseInstall(): Promise<boolean> {
  try {
    return await install();
  } finally {
    await Promise.all(machines.map(switchOff));
  }
}

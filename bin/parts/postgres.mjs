import { fork, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { announceInstall, canInstall, installPackages } from './debian.mjs';
import { inRoot } from './paths.mjs';

const KEEPER = inRoot('bin/parts/postgres-keeper.mjs');
const DEBIAN = '/usr/lib/postgresql';
const OTHER_PLACES = ['/opt/homebrew/bin', '/usr/local/bin', '/usr/local/pgsql/bin'];
/** The role that owns the cluster; connections over the socket need no password. */
const ROLE = 'pavilion';

const holdsServer = (folder) => ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name)));

/** Folder of PostgreSQL's server programs, Debian's newest first; null where there is none. */
export function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
    ...OTHER_PLACES,
  ];
  return folders.find((folder) => folder && holdsServer(folder)) ?? null;
}

/** Installs Debian's package, without the cluster that it would start by itself. */
function installServer() {
  announceInstall('PostgreSQL');
  const config = ['-ri', 's/^#?(create_main_cluster) .*$/\\1 = false/', '/etc/postgresql-common/createcluster.conf'];
  return (
    installPackages('postgresql-common') && spawnSync('sed', config, { stdio: 'ignore' }).status === 0 && installPackages('postgresql')
  );
}

const numberOfPostgres = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout?.trim() || NaN);

/** uid and gid of the server, which refuses to run as root. Empty = this user; null = no such user. */
function ownerOf() {
  if (process.getuid() !== 0) return {};
  const owner = { uid: numberOfPostgres('-u'), gid: numberOfPostgres('-g') };
  return Number.isNaN(owner.uid) || Number.isNaN(owner.gid) ? null : owner;
}

/**
 * Starts a PostgreSQL for tests, reached over a socket in its own folder, so that it needs no port. As root on Debian it
 * installs a missing package if `install` allows it. The server and its folder are removed when this program ends for any
 * reason.
 * @returns {Promise<{ url: string, stop(): Promise<void> } | null>} null where PostgreSQL is not available.
 */
export async function startPostgres({ install = true } = {}) {
  if (process.platform === 'win32') return null;
  let programs = findPrograms();
  if (!programs && install && canInstall() && installServer()) programs = findPrograms();
  const owner = programs && ownerOf();
  if (!owner) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'pavilion-pg-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const keeper = fork(KEEPER, [programs, folder, ROLE, JSON.stringify(owner)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
  });
  const gone = new Promise((resolve) => {
    keeper.once('exit', resolve);
    keeper.once('error', resolve);
  });
  const ready = await Promise.race([new Promise((resolve) => keeper.once('message', resolve)), gone.then(() => null)]);
  // The channel exists to close with this program.
  keeper.channel?.unref();
  keeper.unref();
  if (ready !== 'ready') {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  return {
    url: `postgres://${ROLE}@localhost/postgres?host=${encodeURIComponent(folder)}&port=5432`,
    stop: async () => {
      keeper.ref();
      if (keeper.connected) keeper.disconnect();
      await gone;
    },
  };
}

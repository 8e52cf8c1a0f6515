/**
 * Runs a throw-away PostgreSQL cluster: `<programs> <folder> <role> <owner as JSON>`. Sends `ready` to its parent when the
 * server accepts connections. Stops the server and deletes the folder when the channel to the parent closes, however the
 * parent died.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const READY_MS = 60_000;
const LOOK_EVERY_MS = 25;
const [, , programs, folder, role, ownerText] = process.argv;
const owner = JSON.parse(ownerText);
const data = path.join(folder, 'data');

let server = null;
let ending = false;
async function end(code) {
  if (ending) return;
  ending = true;
  if (server && server.exitCode === null && server.signalCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    // Immediate shutdown: the cluster's data is not needed again.
    server.kill('SIGQUIT');
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
process.once('disconnect', () => void end(0));

const made = spawnSync(
  path.join(programs, 'initdb'),
  ['-D', data, '-U', role, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
  { ...owner, cwd: folder, stdio: 'ignore' },
);
if (made.status !== 0) await end(1);

const SETTINGS = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off', 'full_page_writes=off', 'max_connections=200'];
server = spawn(path.join(programs, 'postgres'), ['-D', data, '-p', '5432', ...SETTINGS.flatMap((setting) => ['-c', setting])], {
  ...owner,
  cwd: folder,
  stdio: 'ignore',
});
server.once('exit', () => void end(1));
server.once('error', () => void end(1));

const until = Date.now() + READY_MS;
// Line 8 of the server's postmaster.pid is `ready` once it accepts connections; `pg_ctl -w` checks the same.
const status = path.join(data, 'postmaster.pid');
const answers = () => existsSync(status) && readFileSync(status, 'utf8').split('\n')[7]?.trim() === 'ready';
while (!ending && !answers()) {
  if (Date.now() > until) await end(1);
  await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
}
if (!ending && process.connected) process.send('ready');

import { checkDisk } from './disk.mjs';
import { isInstalled } from './lockfile.mjs';
import { checkNode } from './node-version.mjs';
import { say, stop } from './print.mjs';
import { runTask } from './task.mjs';

const NEEDED_MB = 1_200;
/** Lines of npm's error output that are shown. */
const SHOWN_LINES = 8;

/** Stops unless this Node version fits; installs the locked packages when they are missing or do not match the lockfile. */
export async function ensureInstalled() {
  checkNode();
  if (isInstalled()) return;
  checkDisk('Installing', NEEDED_MB);
  say('Installing packages (first start only, about a minute) …');
  let output = '';
  // `npm test` needs the development packages whatever NODE_ENV is.
  const { code, missing, seconds } = await runTask(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
    {
      progress: 'still installing',
      shell: process.platform === 'win32',
      onOutput: (text) => {
        output += text;
      },
    },
  );
  if (missing) stop('npm was not found; install Node.js with npm and start again.');
  if (/ENOSPC|EDQUOT/.test(output)) stop('The disk became full while packages were installed; free some space and start again.');
  if (code !== 0) {
    say(output.trim().split('\n').slice(0, SHOWN_LINES).join('\n'));
    stop('Installing packages failed; the lines above say why. Check the network and run the command again.');
  }
  say(`Installed in ${Math.round(seconds)} s.`);
}

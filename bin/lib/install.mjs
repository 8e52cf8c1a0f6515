/**
 * The first step of every command, in plain Node: no package may be there yet. A command imports everything else after
 * `ensureInstalled`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT, print, stop } from './project.mjs';
import { checkDisk, checkNode, hasDevPackages, isInstalled } from './requirements.mjs';

const NEEDED_MB = 1_200;
/** Lines of npm's error output that are shown. */
const SHOWN_LINES = 8;
const TELL_EVERY_MS = 10_000;
const KILL_AFTER_MS = 10_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const QUIET = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];

/** The process that started this one; another one later means that it was killed. */
export const STARTED_BY = process.ppid;

/** One sentence for an unexpected error, without the stack, which does not help users. */
export function sentenceFor(error) {
  const where = error.path ? ` (${error.path})` : '';
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') return 'The disk is full; free some space and start again.';
  if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'EROFS')
    return `The project's folder cannot be written${where}; change its owner and start again.`;
  return `Something unexpected ended the start: ${error.message ?? error}.`;
}

/** Runs npm to its end; a signal to this program ends both, with `stopCode`. */
async function runNpm(args, stopCode) {
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const npm = spawn('npm', [...args, ...QUIET], { cwd: ROOT, shell: process.platform === 'win32', stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    print('Stopping …');
    npm.once('exit', () => process.exit(stopCode));
    npm.kill('SIGTERM');
    setTimeout(() => npm.kill('SIGKILL'), KILL_AFTER_MS);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  const ticker = setInterval(() => isStopping || print(`  … still installing (${seconds()} s)`), TELL_EVERY_MS);
  try {
    const [code] = await once(npm, 'close');
    return { code, output, seconds: seconds() };
  } finally {
    clearInterval(ticker);
    for (const signal of SIGNALS) process.off(signal, end);
  }
}

/**
 * npm's arguments. The flags count whatever NODE_ENV is. Development packages that are already there stay. When only they are
 * missing, the others are left in place: the site may be running.
 */
function npmArgs(dev) {
  if (dev && isInstalled({ dev: false })) return ['install', '--include=dev', '--no-save'];
  return ['ci', dev || hasDevPackages() ? '--include=dev' : '--omit=dev'];
}

async function install(dev, stopCode) {
  checkDisk('Installing', NEEDED_MB);
  print(dev ? 'Installing packages, with those for development …' : 'Installing packages (first start only) …');
  const { code, output, seconds } = await runNpm(npmArgs(dev), stopCode);
  if (/ENOSPC|EDQUOT/.test(output)) stop('The disk became full while packages were installed; free some space and start again.');
  if (code !== 0) {
    print(output.trim().split('\n').slice(0, SHOWN_LINES).join('\n'));
    stop('Installing packages failed; the lines above show why. Check the network and run the command again.');
  }
  print(`Installed in ${seconds} s.`);
}

/**
 * Stops unless this Node version fits; installs the locked packages when they are missing or do not match the lockfile.
 * `dev`: the command also needs the development packages, two thirds of all. `stopCode`: the exit code after a signal.
 */
export async function ensureInstalled({ dev = false, stopCode = 0 } = {}) {
  checkNode();
  try {
    if (!isInstalled({ dev })) await install(dev, stopCode);
  } catch (error) {
    stop(
      error.code === 'ENOENT' && error.syscall?.startsWith('spawn')
        ? 'npm was not found; install Node.js with npm and start again.'
        : sentenceFor(error),
    );
  }
}

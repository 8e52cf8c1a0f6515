import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { QUICK_QUALITY, writeBrotliTwins } from './brotli.mjs';
import { runNode, stopAll } from './processes.mjs';
import { inRoot, ROOT, print } from './project.mjs';
import { checkDisk } from './requirements.mjs';

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'bin/loaders',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];
const NEEDED_MB = 300;

function* filesBelow(folder) {
  if (!existsSync(folder)) return;
  let entries;
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    yield folder;
    return;
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(inner);
    else yield inner;
  }
}

/** Hash of all inputs of the build. */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(inRoot(source))) hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

const keyHash = (signKey) => createHash('sha256').update(signKey).digest('hex');
const distFolder = () => inRoot(process.env.NEXT_DIST_DIR ?? '.next');
const stampFile = () => path.join(distFolder(), 'pavilion-build.json');

/** Inputs of the existing build, and true in `smallestTwins` once its files are compressed as far as possible; null without one. */
function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile(), 'utf8'));
  } catch {
    return null;
  }
}

const writeStamp = (stamp) => writeFileSync(stampFile(), JSON.stringify(stamp));

/** `fresh`, `stale` (sources changed), `key` (another signing key) or `none`. */
export function buildState(signKey) {
  const stamp = readStamp();
  if (!stamp) return 'none';
  if (stamp.key !== keyHash(signKey)) return 'key';
  return stamp.sources === sourceHash() ? 'fresh' : 'stale';
}

/** The build's error from its output, shortened to fit a sentence. */
export function reasonOf(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim());
  // The bundler prints the number of errors first, then place and error on the next two lines.
  const count = lines.findIndex((line) => /failed with \d+ errors?/i.test(line));
  const reason = count >= 0 ? lines.slice(count + 1, count + 3).join(' ') : lines.find((line) => /^\w*Error: /.test(line));
  return reason ? reason.slice(0, 200).replace(/[.:]$/, '') : 'it names no error';
}

/** One sentence for a failed build. */
function failure({ code, signal, output }, log) {
  if (/ENOSPC|EDQUOT|no space left/i.test(output)) return 'The disk became full while the site was built; free some space and start again.';
  if (signal) return `The build was ended by ${signal}; where memory is short, leave it about 2 GB and start again.`;
  return `The build failed with exit code ${code}: ${reasonOf(output)}. The whole output is in ${log}.`;
}

/**
 * Environment of the bundler. A first build writes no cache: it would be 240 MB, and often no second build follows. The mark
 * names the caches of the service worker, which a new build drops.
 */
const buildEnv = (env, sources) => ({
  ...env,
  NODE_ENV: 'production',
  NEXT_PUBLIC_BUILD_MARK: sources.slice(0, 12),
  ...(!existsSync(path.join(distFolder(), 'BUILD_ID')) && { NEXT_BUILD_CACHE: 'off' }),
});

/**
 * Builds the site; its own output goes to `.data/build.log`. With `quickTwins` the compressed files are 9 % larger than they
 * could be, until `finishTwins`.
 */
export async function build(env, { quickTwins = false } = {}) {
  checkDisk('Building', NEEDED_MB);
  mkdirSync(inRoot('.data'), { recursive: true });
  const log = inRoot('.data', 'build.log');
  const sources = sourceHash();
  // An aborted build must not count as the previous one.
  rmSync(stampFile(), { force: true });
  print('Building the site …');
  const result = await runNode([inRoot('node_modules/next/dist/bin/next'), 'build'], {
    env: buildEnv(env, sources),
    progress: 'still building',
    hidden: true,
  });
  try {
    writeFileSync(log, result.output);
  } catch {
    // The disk is full; `failure` reports it below.
  }
  if (result.code !== 0) await stopAll({ sentence: failure(result, path.relative(ROOT, log)) });
  await (quickTwins ? writeBrotliTwins(distFolder(), QUICK_QUALITY) : writeBrotliTwins(distFolder()));
  writeStamp({ key: keyHash(env.NEXT_PUBLIC_SIGN_KEY), sources, smallestTwins: !quickTwins });
  print(`Built in ${Math.round(result.seconds)} s.`);
}

/**
 * Compresses the files of a build with quick twins as far as possible, in a program of its own with low priority: the site may
 * be serving them.
 */
export async function finishTwins() {
  const before = readStamp();
  if (!before || before.smallestTwins) return;
  const { code } = await runNode([inRoot('bin/lib/brotli.mjs'), distFolder()], { hidden: true, priority: constants.priority.PRIORITY_LOW });
  // Another build may have begun since; its stamp differs, or is missing.
  if (code === 0 && readStamp()?.sources === before.sources) writeStamp({ ...before, smallestTwins: true });
}

/** Builds only when sources or the key changed; `quickTwins` as in `build`. */
export async function ensureBuilt(env, { quickTwins = false } = {}) {
  const state = buildState(env.NEXT_PUBLIC_SIGN_KEY);
  if (state === 'key') print('The signing key changed: the site is built again.');
  if (state !== 'fresh') await build(env, { quickTwins });
  else if (!quickTwins) await finishTwins();
}

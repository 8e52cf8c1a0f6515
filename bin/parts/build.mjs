import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot, ROOT } from './place.mjs';
import { say, stop } from './say.mjs';

const SOURCES = ['app', 'components', 'lib', 'public', 'middleware.ts', 'instrumentation.ts', 'next.config.ts', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json'];
const NEEDED_BYTES = 300_000_000;

function* filesBelow(place) {
  if (!existsSync(place)) return;
  let entries;
  try {
    entries = readdirSync(place, { withFileTypes: true });
  } catch {
    yield place;
    return;
  }
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const inner = path.join(place, entry.name);
    if (entry.isDirectory()) yield* filesBelow(inner);
    else yield inner;
  }
}

/** Hash of everything that the built site is made of. */
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

/** What the present build was made of, or null without a finished one. */
export function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile(), 'utf8'));
  } catch {
    return null;
  }
}

/** `fresh`, `stale` (sources changed), `key` (another signing key) or `none`. */
export function buildState(signKey) {
  const stamp = readStamp();
  if (!stamp) return 'none';
  if (stamp.key !== keyHash(signKey)) return 'key';
  return stamp.sources === sourceHash() ? 'fresh' : 'stale';
}

/** Builds the site; its own output goes to `.data/build.log`. */
export async function build(env) {
  const { bavail, bsize } = statfsSync(ROOT);
  if (bavail * bsize < NEEDED_BYTES) stop('Building needs about 300 MB of free disk space; free some and start again.');
  mkdirSync(inRoot('.data'), { recursive: true });
  const log = inRoot('.data', 'build.log');
  const sources = sourceHash();
  say('Building the site …');
  const began = Date.now();
  const ticker = setInterval(() => say(`  … still building (${Math.round((Date.now() - began) / 1000)} s)`), 10_000);
  const code = await new Promise((resolve) => {
    const out = createWriteStream(log);
    const child = spawn(process.execPath, [inRoot('node_modules/next/dist/bin/next'), 'build'], { cwd: ROOT, env: { ...env, NODE_ENV: 'production' } });
    child.stdout.pipe(out);
    child.stderr.pipe(out);
    child.on('error', () => resolve(1));
    child.on('close', resolve);
  });
  clearInterval(ticker);
  if (code !== 0) stop(`The build failed:\n${readFileSync(log, 'utf8').slice(-2000)}\nThe whole output is in ${path.relative(ROOT, log)}.`);
  writeFileSync(stampFile(), JSON.stringify({ key: keyHash(env.NEXT_PUBLIC_SIGN_KEY), sources }));
  say(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** Builds only when sources or the key changed. */
export async function ensureBuilt(env) {
  const state = buildState(env.NEXT_PUBLIC_SIGN_KEY);
  if (state === 'key') say('The signing key changed: the site is built again.');
  if (state !== 'fresh') await build(env);
}

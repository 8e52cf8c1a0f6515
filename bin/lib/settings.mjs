import { readFileSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import nextEnv from '@next/env';
import { git, inRoot, ROOT, stop } from './project.mjs';

/** Variables that stop the runners and Next from reading settings files: tests must not depend on the machine. */
export const NO_ENV_FILES = { PAVILION_ENV_FILES: 'off', __NEXT_PROCESSED_ENV: 'true' };

/** Logger of Next's reader: prints only the reason why it cannot read a file. */
const LOG = {
  info: () => {},
  error: (message, { code }) => stop(`${message} (${code}); correct the file or remove it.`),
};

/** The folder of the files, or null for none. */
function folder() {
  const wanted = process.env.PAVILION_ENV_FILES || ROOT;
  if (wanted === 'off') return null;
  const file = path.resolve(ROOT, wanted);
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) stop('PAVILION_ENV_FILES must be a folder, or "off".');
  return file;
}

/**
 * Adds the settings of the `.env` files to this program's environment. An existing variable takes precedence over
 * `.env.production.local`, `.env.local`, `.env.production` and `.env`, in this order; `dev` reads the development files.
 * Child programs do not read the files again.
 */
export function loadEnvFiles({ dev = false } = {}) {
  const file = folder();
  if (file) nextEnv.loadEnvConfig(file, dev, LOG);
  Object.assign(process.env, { __NEXT_PROCESSED_ENV: NO_ENV_FILES.__NEXT_PROCESSED_ENV });
}

/** Signing key when the environment has none: the same for the build and the sandbox. It deters and does not authenticate. */
export const DEVELOPMENT_SIGN_KEY = 'pavilion-development-sign-key';

/** An empty setting counts as absent. */
function portOf(name, fallback) {
  const text = process.env[name] || String(fallback);
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > 65_000) stop(`${name} must be a port number between 1 and 65000, not "${text}".`);
  return value;
}

/** Settings of the runners; the site and the sandbox validate their own settings again. */
export function settings() {
  const sitePort = portOf('PORT', 3000);
  const sandboxPort = portOf('SANDBOX_PORT', 4000);
  const host = process.env.HOST || '127.0.0.1';
  // An empty key is valid: it disables the sandbox's check.
  const signKey = process.env.NEXT_PUBLIC_SIGN_KEY ?? DEVELOPMENT_SIGN_KEY;
  return {
    sitePort,
    sandboxPort,
    host,
    signKey,
    speed: process.env.SANDBOX_SPEED || '1',
    /** True without a platform in the settings: the sandbox is the platform. */
    embedded: !process.env.PLATFORM_ORIGIN,
    /** The site's address for a browser on this machine. */
    address: `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${sitePort}`,
    env: {
      ...process.env,
      PORT: String(sitePort),
      SANDBOX_PORT: String(sandboxPort),
      HOST: host,
      NEXT_PUBLIC_SIGN_KEY: signKey,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  };
}

/** Error code of listening on a port, or null when it is free. */
function obstacle(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

function sentence(code, host, port, setting) {
  if (code === 'EADDRINUSE') return `Port ${port} is already in use; stop the program that uses it or set ${setting} to another port.`;
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has; set ${setting} above 1023.`;
  return `HOST ${host} is no address of this machine; leave it out or set one that is.`;
}

/** Stops with one sentence when a port is not available. `wanted` is a list of [port, name of its setting]. */
export async function checkPorts(host, wanted) {
  const claims = new Map();
  for (const [port, setting] of wanted) {
    const other = claims.get(port);
    if (other && other !== setting) stop(`${other} and ${setting} both use port ${port}; set one of them to another port.`);
    claims.set(port, setting);
  }
  for (const [port, setting] of wanted) {
    const code = await obstacle(port, host);
    if (code) stop(sentence(code, host, port, setting));
  }
}

const TEST_ENV = JSON.parse(readFileSync(inRoot('bin/lib/test-env.json'), 'utf8'));

/**
 * The environment of everything that tests, screenshots and benchmarks start: only the names in `test-env.json`, so that a
 * run cannot reach a database, platform or Redis set in the shell or in a `.env` file.
 */
export function testEnv(env = process.env) {
  const known = Object.entries(env).filter(
    ([name]) => TEST_ENV.names.includes(name) || TEST_ENV.prefixes.some((prefix) => name.startsWith(prefix)),
  );
  return { ...Object.fromEntries(known), ...TEST_ENV.fixed, NEXT_PUBLIC_SIGN_KEY: DEVELOPMENT_SIGN_KEY };
}

/**
 * Seed of a test run's random choices: `TEST_SEED`, else the commit, so that every commit tests other cases and any run can
 * be repeated.
 */
export const testSeed = () => process.env.TEST_SEED || git('rev-parse', '--short=10', 'HEAD') || 'pavilion';

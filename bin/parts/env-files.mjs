import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { stop } from './print.mjs';

/** Variables under which neither a runner nor Next itself reads a settings file: tests must not depend on whose machine they run on. */
export const NO_ENV_FILES = { PAVILION_ENV_FILES: 'off', __NEXT_PROCESSED_ENV: 'true' };

/** What Next's reader has to say: nothing, or why it cannot read a file. */
const LOG = {
  info: () => {},
  error: (message, { code }) => stop(`${message} (${code}); mend the file or take it away.`),
};

/** Next's own reader, so that a file means the same to every program; it is Next's dependency and not ours. */
function nextReader() {
  const next = createRequire(import.meta.url).resolve('next/package.json');
  return createRequire(next)('@next/env');
}

/** The folder of the files, or null for none. */
function folder() {
  const asked = process.env.PAVILION_ENV_FILES || ROOT;
  if (asked === 'off') return null;
  const file = path.resolve(ROOT, asked);
  if (!statSync(file, { throwIfNoEntry: false })?.isDirectory()) stop('PAVILION_ENV_FILES must be a folder, or "off".');
  return file;
}

/**
 * Adds the settings of the `.env` files to this program's environment, where a variable that is set wins over
 * `.env.production.local`, `.env.local`, `.env.production` and `.env`, in this order; `dev` reads the files of development.
 * Packages must be installed. What the program starts reads no file again.
 */
export function loadEnvFiles({ dev = false } = {}) {
  const file = folder();
  if (file) nextReader().loadEnvConfig(file, dev, LOG);
  Object.assign(process.env, { __NEXT_PROCESSED_ENV: NO_ENV_FILES.__NEXT_PROCESSED_ENV });
}

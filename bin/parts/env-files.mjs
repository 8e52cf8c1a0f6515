import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './paths.mjs';
import { stop } from './print.mjs';

/** Variables that stop the runners and Next from reading settings files: tests must not depend on the machine. */
export const NO_ENV_FILES = { PAVILION_ENV_FILES: 'off', __NEXT_PROCESSED_ENV: 'true' };

/** Logger of Next's reader: prints only why it cannot read a file. */
const LOG = {
  info: () => {},
  error: (message, { code }) => stop(`${message} (${code}); mend the file or take it away.`),
};

/** Next's own reader, so that all programs read a file alike; it is a dependency of Next, not of this project. */
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
 * Adds the settings of the `.env` files to this program's environment. An existing variable takes precedence over
 * `.env.production.local`, `.env.local`, `.env.production` and `.env`, in this order; `dev` reads the development files.
 * Packages must be installed. Child programs do not read the files again.
 */
export function loadEnvFiles({ dev = false } = {}) {
  const file = folder();
  if (file) nextReader().loadEnvConfig(file, dev, LOG);
  Object.assign(process.env, { __NEXT_PROCESSED_ENV: NO_ENV_FILES.__NEXT_PROCESSED_ENV });
}

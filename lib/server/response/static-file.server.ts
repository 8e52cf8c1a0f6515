import 'server-only';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { encodingsOf } from './encoding.rules';

/** Path under which the framework serves the build's hashed files. */
export const STATIC_PREFIX = '/_next/static/';

/** Folder of the build's hashed files. */
export const staticFolder = (): string => path.join(process.cwd(), process.env.NEXT_DIST_DIR ?? '.next', 'static');

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
};

/** Files for which the build wrote a Brotli twin (`bin/lib/brotli.mjs`). */
let twins: ReadonlySet<string> | null = null;

function readTwins(): ReadonlySet<string> {
  try {
    const names = readdirSync(staticFolder(), { recursive: true, encoding: 'utf8' });
    return new Set(names.filter((name) => name.endsWith('.br')).map((name) => name.split(path.sep).join('/')));
  } catch {
    return new Set();
  }
}

/**
 * The Brotli twin of a hashed file, and its content type, for a client that prefers Brotli; null if there is none. `target` is
 * the request's target.
 */
export function brotliTwin(target: string, acceptEncoding: string | undefined): { target: string; type: string } | null {
  if (!target.startsWith(STATIC_PREFIX) || encodingsOf(acceptEncoding)[0] !== 'br') return null;
  const [file = ''] = target.split('?');
  const type = TYPES[path.extname(file)];
  twins ??= readTwins();
  return type && twins.has(`${file.slice(STATIC_PREFIX.length)}.br`) ? { target: `${file}.br`, type } : null;
}

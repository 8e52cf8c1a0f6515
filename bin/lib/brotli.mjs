#!/usr/bin/env node
/** Writes a Brotli twin (`.br`) beside every hashed script and style sheet of a build; `node bin/lib/brotli.mjs [folder]`. */
import { readdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Fewest bytes for which a twin saves anything. */
const SMALLEST = 1024;
/** Files at a time; the compressor uses its own threads. */
const AT_ONCE = 4;
/** Compresses a build in less than a second of processor time; the twins are 9 % larger than the smallest. */
export const QUICK_QUALITY = 5;

/** Writes one twin. It is replaced as a whole, because a running site may be sending it. */
async function writeTwin(file, quality) {
  const body = await readFile(file);
  if (body.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await writeFile(`${file}.br.part`, await compress(body, { params }));
  await rename(`${file}.br.part`, `${file}.br`);
}

/** Compresses the build's hashed files. The smallest twins, the default, take 16 s of processor time. */
export async function writeBrotliTwins(distFolder, quality = constants.BROTLI_MAX_QUALITY) {
  const folder = path.join(distFolder, 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:js|css)$/.test(name));
  const next = async () => {
    for (let name = files.pop(); name !== undefined; name = files.pop()) await writeTwin(path.join(folder, name), quality);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await writeBrotliTwins(process.argv[2] ?? '.next');

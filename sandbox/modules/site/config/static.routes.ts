import { readFile, readdir } from 'node:fs/promises';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const FOLDER = fileURLToPath(new URL('static/', import.meta.url));

const TYPES = { '.svg': 'image/svg+xml; charset=utf-8', '.webm': 'video/webm' } as const;
type Ending = keyof typeof TYPES;

/** Serves the pictures and films of `static/{site,act}` under `/site/static` and `/act/static`: read once, so that no path of a request reaches the disk. */
export async function registerStatic(app: FastifyInstance): Promise<void> {
  for (const area of ['site', 'act']) {
    for (const name of await readdir(`${FOLDER}${area}`)) {
      const type = TYPES[extname(name) as Ending];
      if (!type) continue;
      const file = await readFile(`${FOLDER}${area}/${name}`);
      app.get(`/${area}/static/${name}`, (_request, reply) =>
        reply
          .header('cache-control', 'public, max-age=3600')
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
          .type(type)
          .send(file),
      );
    }
  }
}

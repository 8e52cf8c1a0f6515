import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const FOLDER = fileURLToPath(new URL('static/', import.meta.url));

/** Serves the pictures of `static/{site,act}` under `/site/static` and `/act/static`: read once, so that no path of a request reaches the disk. */
export async function registerStatic(app: FastifyInstance): Promise<void> {
  for (const area of ['site', 'act']) {
    const names = (await readdir(`${FOLDER}${area}`)).filter((name) => name.endsWith('.svg'));
    for (const name of names) {
      const picture = await readFile(`${FOLDER}${area}/${name}`);
      app.get(`/${area}/static/${name}`, (_request, reply) =>
        reply
          .header('cache-control', 'public, max-age=3600')
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
          .type('image/svg+xml; charset=utf-8')
          .send(picture),
      );
    }
  }
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { codingOf, type Coding } from './coding.rules';

/** Bytes from which a response is compressed: fewer fit into one packet. */
export const COMPRESSED_BYTES = 1400;

/** Brotli's quality: higher ones cost a list of 30 matches several times the processor time for a tenth of its bytes. */
const BROTLI_QUALITY = 4;
const GZIP_LEVEL = 5;

const compressWith = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** The body in a coding; compressed outside of the main thread. */
export async function encode(body: Buffer, coding: Coding): Promise<Buffer> {
  if (coding === 'identity') return body;
  if (coding === 'gzip') return compressWith.gzip(body, { level: GZIP_LEVEL });
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return compressWith.br(body, { params });
}

/** Names the coding of a body, and that another client may get another one. */
export function nameCoding(reply: FastifyReply, coding: Coding): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  if (coding !== 'identity') reply.header('content-encoding', coding);
}

/** Compresses the large texts that an app sends; a body that has its coding passes unchanged. */
export function compressResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    const body = Buffer.from(payload);
    if (body.length < COMPRESSED_BYTES) return payload;
    const coding = codingOf(request.headers['accept-encoding']);
    nameCoding(reply, coding);
    const encoded = await encode(body, coding);
    reply.header('content-length', encoded.length);
    return encoded;
  });
}

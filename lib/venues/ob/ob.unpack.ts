import { readText } from '@/lib/kit/http/transport';

/** Most bytes of an unpacked response: URI encoding uses nine for a Chinese character. */
const UNFOLDED_CAP = 8 * 1024 * 1024;
const GZIP = [0x1f, 0x8b] as const;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/**
 * Unpacks the `data` of a packed response (venues §2): base64, gzip or zlib, URI-encoded JSON. Undefined for any other text, and
 * for a response above the cap.
 */
export async function unpack(base64: string, signal: AbortSignal = new AbortController().signal): Promise<unknown> {
  try {
    const bytes = bytesOf(base64);
    const format = bytes[0] === GZIP[0] && bytes[1] === GZIP[1] ? 'gzip' : 'deflate';
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format));
    return JSON.parse(decodeURIComponent(await readText(new Response(stream), signal, UNFOLDED_CAP)));
  } catch {
    return undefined;
  }
}

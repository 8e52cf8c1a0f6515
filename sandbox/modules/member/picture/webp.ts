import type { Written } from './written-picture';

const HEAD_BYTES = 12;
const CHUNK_HEAD = 8;
/** Flags of an extended file: movement, transparency. */
const ANIMATED = 0x02;
const ALPHA = 0x10;

interface Chunk {
  type: string;
  body: Buffer;
}

/** Chunks of the file as its head measures it; null where one is cut. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  const end = CHUNK_HEAD + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  const chunks: Chunk[] = [];
  let at = HEAD_BYTES;
  while (at + CHUNK_HEAD <= end) {
    const length = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + CHUNK_HEAD, at + CHUNK_HEAD + length);
    if (body.length !== length || at + CHUNK_HEAD + length > end) return null;
    chunks.push({ type: bytes.toString('latin1', at, at + 4), body });
    at += CHUNK_HEAD + length + (length % 2);
  }
  return chunks;
}

/** Size of a frame that is rendered by itself; null for another chunk. */
function sizeOf({ type, body }: Chunk): { width: number; height: number } | null {
  if (type === 'VP8 ') {
    const isKeyFrame = body.length >= 10 && (body[0]! & 1) === 0 && body.readUIntBE(3, 3) === 0x9d012a;
    return isKeyFrame ? { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff } : null;
  }
  if (body.length < 5 || body[0] !== 0x2f) return null;
  const bits = body.readUInt32LE(1);
  return bits >>> 29 === 0 ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : null;
}

function written({ type, body }: Chunk): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

/** A WebP of its one frame and its transparency; null for data that are no whole one, and for one that moves. */
export function writtenWebp(bytes: Buffer): Written | null {
  const chunks = chunksOf(bytes);
  const frames = chunks?.filter(({ type }) => type === 'VP8 ' || type === 'VP8L') ?? [];
  const [frame] = frames;
  const size = frame && frames.length === 1 ? sizeOf(frame) : null;
  if (!chunks || !frame || !size) return null;
  const extended = chunks.find(({ type }) => type === 'VP8X');
  if (extended ? chunks[0] !== extended || !isCanvas(extended, size) : chunks[0] !== frame) return null;
  const alphas = chunks.filter(({ type }) => type === 'ALPH');
  if (alphas.length > 1 || (alphas.length === 1 && (frame.type !== 'VP8 ' || !extended))) return null;
  const parts = alphas[0] ? [canvasOf(size), alphas[0], frame] : [frame];
  const body = Buffer.concat(parts.map(written));
  const head = Buffer.from('RIFF0000WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return { ...size, bytes: Buffer.concat([head, body]) };
}

/** True for the head of an extended file of this size that does not move. */
function isCanvas({ body }: Chunk, { width, height }: { width: number; height: number }): boolean {
  const isStill = body.length === 10 && (body[0]! & ANIMATED) === 0;
  return isStill && body.readUIntLE(4, 3) + 1 === width && body.readUIntLE(7, 3) + 1 === height;
}

function canvasOf({ width, height }: { width: number; height: number }): Chunk {
  const body = Buffer.alloc(10);
  body[0] = ALPHA;
  body.writeUIntLE(width - 1, 4, 3);
  body.writeUIntLE(height - 1, 7, 3);
  return { type: 'VP8X', body };
}

import { crc32, createInflate } from 'node:zlib';
import type { Written } from './written-picture';

const SIGNATURE_BYTES = 8;
/** Bytes of a chunk beside its body: length, type, checksum. */
const FRAME_BYTES = 12;
/** Channels by colour type, and the depths that each may have. */
const COLOURS: Readonly<Record<number, { channels: number; depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};
const PALETTE = 3;
/** First column and row of each pass of an interlaced picture, and the steps between them. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Chunk {
  type: string;
  body: Buffer;
  /** The chunk with length and checksum, as received. */
  whole: Buffer;
}

/** Chunks up to the end of the picture; null where one is cut or its checksum is wrong. */
function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, body: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
    if (type === 'IEND') return length === 0 ? chunks : null;
    at = end;
  }
  return null;
}

/** Bytes of the rows of a picture before they were packed, each with the number of its filter. */
function rowBytes(width: number, height: number, bits: number, interlaced: boolean): number {
  const whole = (columns: number, rows: number) => (columns === 0 ? 0 : rows * (1 + Math.ceil((columns * bits) / 8)));
  if (!interlaced) return whole(width, height);
  return PASSES.reduce((sum, [left, top, right, down]) => {
    return sum + whole(Math.ceil(Math.max(0, width - left) / right), Math.ceil(Math.max(0, height - top) / down));
  }, 0);
}

/** True when packed rows have the wanted length and end where the data end: nothing follows them. */
function unpacksTo(packed: readonly Buffer[], wanted: number): Promise<boolean> {
  return new Promise((resolve) => {
    const inflate = createInflate({ chunkSize: 256 * 1024 });
    let length = 0;
    inflate.on('data', (part: Buffer) => {
      length += part.length;
      if (length > wanted) inflate.destroy();
    });
    inflate.on('error', () => resolve(false));
    inflate.on('close', () => resolve(length === wanted && inflate.bytesWritten === packed.reduce((sum, part) => sum + part.length, 0)));
    for (const part of packed) inflate.write(part);
    inflate.end();
  });
}

/** True for a chunk without which a picture cannot be rendered: its type begins with a capital. */
const isCritical = ({ type }: Chunk) => type.charCodeAt(0) < 0x61;

/** A PNG of its critical chunks and its transparency; null for data that are no whole one. A picture that is too large is not unpacked. */
export async function writtenPng(bytes: Buffer, isSizeAllowed: (size: Written) => boolean): Promise<Written | null> {
  const chunks = chunksOf(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.body.length !== 13) return null;
  const [width, height] = [header.body.readUInt32BE(0), header.body.readUInt32BE(4)];
  const [depth, colour, compression, filter, interlace] = header.body.subarray(8) as unknown as [number, number, number, number, number];
  const known = COLOURS[colour];
  if (!known?.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) return null;
  const only = (type: string) => chunks.filter((chunk) => chunk.type === type);
  const [palettes, alphas, packed] = [only('PLTE'), only('tRNS'), only('IDAT')];
  const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
  const isPaletteWrong = colour === PALETTE ? palettes.length !== 1 : palettes.length > 1;
  if (only('IHDR').length > 1 || alphas.length > 1 || isPaletteWrong || packed.length === 0) return null;
  if (chunks.some((chunk) => isCritical(chunk) && !needed.has(chunk.type))) return null;
  const colours = palettes[0]?.body.length ?? 0;
  if (colours % 3 !== 0 || colours > 768 || (alphas[0]?.body.length ?? 0) > 256) return null;
  const written = Buffer.concat([
    bytes.subarray(0, SIGNATURE_BYTES),
    ...[header, ...palettes, ...alphas, ...packed, chunks.at(-1)!].map(({ whole }) => whole),
  ]);
  const size = { bytes: written, width, height };
  if (!isSizeAllowed(size)) return size;
  const wanted = rowBytes(width, height, depth * known.channels, interlace === 1);
  const isWhole = await unpacksTo(
    packed.map(({ body }) => body),
    wanted,
  );
  return isWhole ? size : null;
}

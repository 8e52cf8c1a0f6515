import zlib from 'node:zlib';
import { SLOT_BYTES } from '@/lib/server/response/document-age.rules';
import { isExact, type PackedTemplate, type SlotTexts, type Template } from './template.rules';

/** Bytes that deflate looks back. */
const WINDOW = 32_768;
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Bytes of an uncompressed block, at most. */
const BLOCK_MAX = 0xffff;
const TAIL_BYTES = 8;

/** Header of an uncompressed block: type, length, its complement. */
function blockHeader(bytes: number, last = false): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt8(last ? 1 : 0, 0);
  header.writeUInt16LE(bytes, 1);
  header.writeUInt16LE(BLOCK_MAX - bytes, 3);
  return header;
}

const SLOT_HEADER = blockHeader(SLOT_BYTES);

/**
 * Compresses the parts as raw deflate, each with the bytes before it as dictionary. Slots are zeros there, so that no part refers
 * to the text of a slot.
 */
function deflateParts(parts: readonly Buffer[]): Buffer[] {
  let window: Buffer = Buffer.alloc(0);
  return parts.map((part) => {
    const packed = zlib.deflateRawSync(part, {
      finishFlush: zlib.constants.Z_SYNC_FLUSH,
      ...(window.length > 0 && { dictionary: window }),
    });
    window = Buffer.concat([window, part, Buffer.alloc(SLOT_BYTES)]).subarray(-WINDOW);
    return packed;
  });
}

/** The last blocks of a stream, uncompressed. */
function lastBlocks(rest: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at === 0 || at < rest.length; at += BLOCK_MAX) {
    const block = rest.subarray(at, at + BLOCK_MAX);
    blocks.push(blockHeader(block.length, at + block.length === rest.length), block);
  }
  return blocks;
}

/** Compresses a template; null if a document made from it does not decompress to itself. */
export function gzipTemplate(template: Template): PackedTemplate | null {
  const { parts, slots } = template;
  const packed = deflateParts(parts);
  const length = parts.reduce((sum, part) => sum + part.length, 0) + slots.length * SLOT_BYTES;
  const fill = (texts: SlotTexts) => {
    const pieces: Buffer[] = [HEAD];
    let crc = 0;
    parts.forEach((part, index) => {
      crc = zlib.crc32(part, crc);
      pieces.push(packed[index]!);
      if (index === slots.length) return;
      const text = texts[slots[index]!];
      crc = zlib.crc32(text, crc);
      pieces.push(SLOT_HEADER, text);
    });
    const close = (rest: Buffer) => {
      const tail = Buffer.alloc(TAIL_BYTES);
      tail.writeUInt32LE(zlib.crc32(rest, crc) >>> 0, 0);
      tail.writeUInt32LE((length + rest.length) >>> 0, 4);
      return Buffer.concat([...lastBlocks(rest), tail]);
    };
    return { bytes: Buffer.concat(pieces), close };
  };
  const made = { bytes: packed.reduce((sum, part) => sum + part.length, 0), fill };
  return isExact(template, made, zlib.gunzipSync) ? made : null;
}

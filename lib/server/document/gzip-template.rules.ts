import zlib from 'node:zlib';
import { SLOT_BYTES } from '@/lib/server/response/document-age.rules';
import { fillTemplate, slotTexts, type SlotTexts, type Template } from './template.rules';

/** Bytes that deflate looks back. */
const WINDOW = 32_768;
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Header of an uncompressed block of one slot: type, length, its complement. */
const SLOT_BLOCK = Buffer.from([0, SLOT_BYTES, 0, 0xff - SLOT_BYTES, 0xff]);
const TAIL_BYTES = 8;
const PROBE = slotTexts('~'.repeat(SLOT_BYTES), 12_345);

/** A template that was compressed once: each response copies the compressed parts and puts its texts between them, uncompressed. */
export interface GzipTemplate {
  bytes: number;
  fill(texts: SlotTexts): Buffer;
}

/**
 * Compresses the parts as raw deflate, each with the bytes before it as dictionary. Slots are zeros there, so that no part refers
 * to the text of a slot.
 */
function deflateParts(parts: readonly Buffer[]): Buffer[] {
  let window: Buffer = Buffer.alloc(0);
  return parts.map((part, index) => {
    const finishFlush = index === parts.length - 1 ? zlib.constants.Z_FINISH : zlib.constants.Z_SYNC_FLUSH;
    const packed = zlib.deflateRawSync(part, { finishFlush, ...(window.length > 0 && { dictionary: window }) });
    window = Buffer.concat([window, part, Buffer.alloc(SLOT_BYTES)]).subarray(-WINDOW);
    return packed;
  });
}

/** Compresses a template; null if a document made from it does not decompress to itself. */
export function gzipTemplate(template: Template): GzipTemplate | null {
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
      pieces.push(SLOT_BLOCK, text);
    });
    const tail = Buffer.alloc(TAIL_BYTES);
    tail.writeUInt32LE(crc >>> 0, 0);
    tail.writeUInt32LE(length >>> 0, 4);
    return Buffer.concat([...pieces, tail]);
  };
  return isExact(template, fill) ? { bytes: packed.reduce((sum, part) => sum + part.length, 0), fill } : null;
}

function isExact(template: Template, fill: (texts: SlotTexts) => Buffer): boolean {
  try {
    return zlib.gunzipSync(fill(PROBE)).equals(fillTemplate(template, PROBE));
  } catch {
    return false;
  }
}

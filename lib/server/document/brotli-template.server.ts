import 'server-only';
import { randomInt } from 'node:crypto';
import zlib from 'node:zlib';
import { SLOT_BYTES } from '@/lib/server/response/document-age.rules';
import { isExact, offsetsOf, type PackedTemplate, type Slot, type SlotTexts, type Template } from './template.rules';

/** A document is compressed once a second at most, so better than the 4 of responses that are compressed while they are sent. */
const QUALITY = 5;
const FLUSH = zlib.constants.BROTLI_OPERATION_FLUSH;

/** Bytes of an uncompressed block whose length takes four hexadecimal digits. */
const BLOCK_MAX = 0x1_0000;
/** The last block, which is empty. */
const END = Buffer.from([3]);

/** Header of an uncompressed block that is not the last: its length less one after three bits, then the mark of its kind. */
function blockHeader(bytes: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((bytes - 1) << 3) | (1 << 19), 0, 3);
  return header;
}

/** The rest of a stream, uncompressed, and its end. */
function close(rest: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let at = 0; at < rest.length; at += BLOCK_MAX) {
    const block = rest.subarray(at, at + BLOCK_MAX);
    blocks.push(blockHeader(block.length), block);
  }
  return Buffer.concat([...blocks, END]);
}

/**
 * Compresses a document with a flush around each slot and at its end, and leaves the stream open. The encoder cannot compress the
 * random bytes of a mark: it copies them where they come first and refers to them afterwards, so overwriting the copies changes
 * all slots.
 */
async function compress({ parts, slots }: Template, marks: SlotTexts): Promise<Buffer> {
  const encoder = zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const pieces: Buffer[] = [];
  encoder.on('data', (piece: Buffer) => pieces.push(piece));
  parts.forEach((part, index) => {
    encoder.write(part);
    if (index === slots.length) return;
    encoder.flush(FLUSH);
    encoder.write(marks[slots[index]!]);
    encoder.flush(FLUSH);
  });
  await new Promise<void>((resolve, reject) => {
    encoder.once('error', reject);
    encoder.flush(FLUSH, resolve);
  });
  encoder.destroy();
  return Buffer.concat(pieces);
}

/** Attempts, each with other marks: in one of thirty the encoder refers to a part of a mark only, or codes its bytes. */
const ATTEMPTS = 5;
const FIRST_HIGH_BYTE = 0x80;

/** Different bytes outside of ASCII: with repeated ones, or letters, the encoder finds something to compress three times as often. */
function randomMark(): Buffer {
  const bytes = Array.from({ length: FIRST_HIGH_BYTE }, (_, index) => FIRST_HIGH_BYTE + index);
  return Buffer.from(Array.from({ length: SLOT_BYTES }, () => bytes.splice(randomInt(bytes.length), 1)[0]!));
}

/** Compresses a template; null if a document made from it does not decompress to itself. */
export async function brotliTemplate(template: Template): Promise<PackedTemplate | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const made = await attemptTemplate(template);
    if (made) return made;
  }
  return null;
}

async function attemptTemplate(template: Template): Promise<PackedTemplate | null> {
  const marks: SlotTexts = { nonce: randomMark(), age: randomMark() };
  const packed = await compress(template, marks);
  const positions = (['nonce', 'age'] as const satisfies readonly Slot[]).flatMap((slot) =>
    offsetsOf(packed, marks[slot]).map((at) => ({ at, slot })),
  );
  const fill = (texts: SlotTexts) => {
    const bytes = Buffer.from(packed);
    for (const { at, slot } of positions) texts[slot].copy(bytes, at);
    return { bytes, close };
  };
  const made = { bytes: packed.length, fill };
  return isExact(template, made, zlib.brotliDecompressSync) ? made : null;
}

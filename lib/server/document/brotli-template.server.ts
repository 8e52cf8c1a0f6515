import 'server-only';
import { randomInt } from 'node:crypto';
import zlib from 'node:zlib';
import { SLOT_BYTES } from '@/lib/server/response/document-age.rules';
import { fillTemplate, offsetsOf, type Slot, type SlotTexts, slotTexts, type Template } from './template.rules';

/** A document is compressed once a second at most, so better than the 4 of responses that are compressed while they are sent. */
const QUALITY = 5;
const FLUSH = zlib.constants.BROTLI_OPERATION_FLUSH;

/** A template that was compressed once with marks in its slots; each response overwrites the marks in a copy. */
export interface BrotliTemplate {
  bytes: number;
  fill(texts: SlotTexts): Buffer;
}

/**
 * Compresses a document with a flush around each slot. The encoder cannot compress the random bytes of a mark: it copies them
 * where they come first and refers to them afterwards, so overwriting the copies changes all slots.
 */
async function compress({ parts, slots }: Template, marks: SlotTexts): Promise<Buffer> {
  const encoder = zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const pieces: Buffer[] = [];
  encoder.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => encoder.once('end', resolve).once('error', reject));
  parts.forEach((part, index) => {
    encoder.write(part);
    if (index === slots.length) return;
    encoder.flush(FLUSH);
    encoder.write(marks[slots[index]!]);
    encoder.flush(FLUSH);
  });
  encoder.end();
  await ended;
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
export async function brotliTemplate(template: Template): Promise<BrotliTemplate | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const made = await attemptTemplate(template);
    if (made) return made;
  }
  return null;
}

async function attemptTemplate(template: Template): Promise<BrotliTemplate | null> {
  const marks: SlotTexts = { nonce: randomMark(), age: randomMark() };
  const packed = await compress(template, marks);
  const positions = (['nonce', 'age'] as const satisfies readonly Slot[]).flatMap((slot) =>
    offsetsOf(packed, marks[slot]).map((at) => ({ at, slot })),
  );
  const fill = (texts: SlotTexts) => {
    const bytes = Buffer.from(packed);
    for (const { at, slot } of positions) texts[slot].copy(bytes, at);
    return bytes;
  };
  const probe = slotTexts('~'.repeat(SLOT_BYTES), 12_345);
  try {
    return zlib.brotliDecompressSync(fill(probe)).equals(fillTemplate(template, probe)) ? { bytes: packed.length, fill } : null;
  } catch {
    return null;
  }
}

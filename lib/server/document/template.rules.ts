import { ageText, FRESH_AGE, SLOT_BYTES } from '@/lib/server/response/document-age.rules';

/** A place in a document whose text differs for each response. */
export type Slot = 'nonce' | 'age';

/** End of every document; a member's last script comes before it. */
export const CLOSING_TAGS = '</body></html>';

/** A rendered document without its closing tags, cut at its slots: `parts` has one element more than `slots`. */
export interface Template {
  parts: readonly Buffer[];
  slots: readonly Slot[];
}

/** Texts of `SLOT_BYTES` bytes for the slots. */
export type SlotTexts = Readonly<Record<Slot, Buffer>>;

/** A document in one encoding: its bytes up to the closing tags, and a function that encodes the rest. */
export interface OpenDocument {
  bytes: Buffer;
  close(rest: Buffer): Buffer;
}

/** A template in one encoding, made once. */
export interface PackedTemplate {
  bytes: number;
  fill(texts: SlotTexts): OpenDocument;
}

/** Texts of one response: its nonce, and the document's age in ms. */
export const slotTexts = (nonce: string, ageMs: number): SlotTexts => ({ nonce: Buffer.from(nonce), age: Buffer.from(ageText(ageMs)) });

/** Offsets of `text` in `body`, in order. */
export function offsetsOf(body: Buffer, text: Buffer): number[] {
  const found: number[] = [];
  for (let at = body.indexOf(text); at !== -1; at = body.indexOf(text, at + text.length)) found.push(at);
  return found;
}

/** Cuts a document at its nonce and its age; null for one that lacks either, or its closing tags. */
export function templateOf(document: Buffer, nonce: string): Template | null {
  const end = document.length - CLOSING_TAGS.length;
  if (end < 0 || document.toString('latin1', end) !== CLOSING_TAGS) return null;
  const body = document.subarray(0, end);
  const nonces = offsetsOf(body, Buffer.from(nonce)).map((at) => ({ at, slot: 'nonce' as const }));
  const first = nonces[0];
  if (Buffer.byteLength(nonce) !== SLOT_BYTES || !first) return null;
  // The attribute follows the first nonce of the document, so no text of a page can stand for it.
  const attribute = Buffer.from(`" ${FRESH_AGE}`);
  const start = first.at + SLOT_BYTES;
  if (!body.subarray(start, start + attribute.length).equals(attribute)) return null;
  const age = { at: start + attribute.length - SLOT_BYTES - 1, slot: 'age' as const };
  const cuts = [first, age, ...nonces.slice(1)];
  const parts: Buffer[] = [];
  let from = 0;
  for (const { at } of cuts) {
    parts.push(body.subarray(from, at));
    from = at + SLOT_BYTES;
  }
  return { parts: [...parts, body.subarray(from)], slots: cuts.map(({ slot }) => slot) };
}

/** The document with these texts, not encoded. */
export function fillTemplate({ parts, slots }: Template, texts: SlotTexts): OpenDocument {
  const bytes = Buffer.concat(parts.flatMap((part, index) => (index < slots.length ? [part, texts[slots[index]!]] : [part])));
  return { bytes, close: (rest) => rest };
}

const PROBE = slotTexts('~'.repeat(SLOT_BYTES), 12_345);
const PROBE_REST = Buffer.from(`<script>"${'余额 1,234.50 '.repeat(12)}"</script>${CLOSING_TAGS}`);

/** True if a packed template, filled with other texts than those it was made from, decodes to the document with these texts. */
export function isExact(template: Template, packed: PackedTemplate, decode: (bytes: Buffer) => Buffer): boolean {
  const [expected, found] = [fillTemplate(template, PROBE), packed.fill(PROBE)];
  try {
    return decode(Buffer.concat([found.bytes, found.close(PROBE_REST)])).equals(Buffer.concat([expected.bytes, PROBE_REST]));
  } catch {
    return false;
  }
}

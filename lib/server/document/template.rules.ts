import { ageText, FRESH_AGE, SLOT_BYTES } from '@/lib/server/response/document-age.rules';

/** A place in a document whose text differs for each response. */
export type Slot = 'nonce' | 'age';

/** A rendered document, cut at its slots: `parts` has one element more than `slots`. */
export interface Template {
  parts: readonly Buffer[];
  slots: readonly Slot[];
}

/** Texts of `SLOT_BYTES` bytes for the slots. */
export type SlotTexts = Readonly<Record<Slot, Buffer>>;

/** Texts of one response: its nonce, and the document's age in ms. */
export const slotTexts = (nonce: string, ageMs: number): SlotTexts => ({ nonce: Buffer.from(nonce), age: Buffer.from(ageText(ageMs)) });

/** Offsets of `text` in `body`, in order. */
export function offsetsOf(body: Buffer, text: Buffer): number[] {
  const found: number[] = [];
  for (let at = body.indexOf(text); at !== -1; at = body.indexOf(text, at + text.length)) found.push(at);
  return found;
}

/** Cuts a document at its nonce and its age; null for one that lacks either. */
export function templateOf(body: Buffer, nonce: string): Template | null {
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

/** The document with these texts. */
export function fillTemplate({ parts, slots }: Template, texts: SlotTexts): Buffer {
  return Buffer.concat(parts.flatMap((part, index) => (index < slots.length ? [part, texts[slots[index]!]] : [part])));
}

/** Bytes of a text of a document that differs for each response: 128 bits in base64url, or an age in ms with leading zeros. */
export const SLOT_BYTES = 22;

/** An age in ms as text of `SLOT_BYTES` bytes. */
export const ageText = (ms: number): string => String(Math.max(0, Math.round(ms))).padStart(SLOT_BYTES, '0');

/**
 * Attribute of a document's first script: ms for which the document was stored before it was sent
 * (lib/kit/browser/document-age.ts); 0 in one that has just been rendered.
 */
export const FRESH_AGE = `data-age="${ageText(0)}"`;

const FORM = /^\d{1,18}$/;

/** The id of a row as callers write it; null for a text that is none. */
export function rowIdOf(text: string): bigint | null {
  return FORM.test(text) ? BigInt(text) : null;
}

/** Web storage that never throws: a browser may forbid it, and a full one rejects writes. */
type Kind = 'local' | 'session';

function area(kind: Kind): Storage | null {
  try {
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

export function readStored(key: string, kind: Kind = 'local'): string | null {
  try {
    return area(kind)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** True if the stored text has the pattern, such as a command without a response: the whole of it is not read. */
export const hasStored = (key: string, pattern: RegExp): boolean => pattern.test(readStored(key) ?? '');

/** Returns true if the value was stored. */
export function writeStored(key: string, value: string, kind: Kind = 'local'): boolean {
  try {
    area(kind)?.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(key: string, kind: Kind = 'local'): void {
  try {
    area(kind)?.removeItem(key);
  } catch {
    // Forbidden storage contains nothing to remove.
  }
}

/** The value of a stored text; null for none or for invalid JSON. The caller checks its shape. */
export function parseStored(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** `parseStored` of the text under a key. */
export function readStoredJson(key: string, kind: Kind = 'local'): unknown {
  return parseStored(readStored(key, kind));
}

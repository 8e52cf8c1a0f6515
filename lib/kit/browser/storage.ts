/** Web storage that never throws: a browser may forbid it, and a full one refuses writes. */
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

/** Whether it was kept. */
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
    // Forbidden storage holds nothing to remove.
  }
}

/** Stored JSON, or null when there is none or it is no JSON; the caller checks its shape. */
export function readStoredJson(key: string, kind: Kind = 'local'): unknown {
  try {
    return JSON.parse(readStored(key, kind) ?? 'null');
  } catch {
    return null;
  }
}

import type { Area } from '@pavilion/contract/call';
import * as z from '@pavilion/contract/schema';
import { decryptCbc, encryptCbc } from '@/lib/kit/crypto/aes';
import { readStored, removeStored, writeStored } from '@/lib/kit/browser/storage';

const KEY = 'signatures';
/** Fixed and built in (spec §7): it only obscures the map. */
const AES_KEY = 'pavilion-signature-map-key-00001';
const AES_IV = 'pavilion-sig-iv0';

const mapSchema = z.record(z.string(z.maxLength(200)));

/** The stored area → signature map; empty when absent or unreadable. */
export async function readSignatures(): Promise<Record<string, string>> {
  const stored = readStored(KEY);
  const plain = stored ? await decryptCbc(stored, AES_KEY, AES_IV) : null;
  if (!plain) return {};
  try {
    const parsed = z.safeParse(mapSchema, JSON.parse(plain));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

async function put(area: Area, signature: string): Promise<void> {
  const map = await readSignatures();
  if (map[area] === signature) return;
  writeStored(KEY, await encryptCbc(JSON.stringify({ ...map, [area]: signature }), AES_KEY, AES_IV));
}

let writing: Promise<void> = Promise.resolve();

/** Stores one area's signature; writes are queued, so that two areas never overwrite each other. */
export function storeSignature(area: Area, signature: string): Promise<void> {
  writing = writing.then(() => put(area, signature)).catch(() => undefined);
  return writing;
}

/** A new device identifier invalidates every stored signature (contract §2.17). */
export function clearSignatures(): void {
  removeStored(KEY);
}

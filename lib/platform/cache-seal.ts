import { decryptCbc, encryptCbc } from '@/lib/kit/crypto/aes';

/** Fixed and built in (spec §7): it only obscures the value. Readers must check its shape. */
const KEY = 'pavilion-json-cache-key-00000001';
const IV = 'pavilion-jcache0';

/** Base64 of the encrypted JSON. */
export function sealValue(value: unknown): Promise<string> {
  return encryptCbc(JSON.stringify(value), KEY, IV);
}

/** The value, unchecked; null when the text cannot be decrypted. */
export async function openValue(sealed: string): Promise<unknown> {
  const plain = await decryptCbc(sealed, KEY, IV);
  if (plain === null) return null;
  try {
    return JSON.parse(plain);
  } catch {
    return null;
  }
}

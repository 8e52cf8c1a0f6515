import { fromBase64, toBase64, utf8 } from './bytes';
import { webCrypto } from './web-crypto';

/**
 * AES-CBC with PKCS#7 padding; key (16, 24 or 32) and iv (16) are ASCII characters used as their bytes. It only obfuscates a
 * text: the key is not secret and integrity is not protected, so a schema checks the result.
 */
export async function encryptCbc(plain: string, key: string, iv: string): Promise<string> {
  const subtle = webCrypto();
  if (!subtle) return (await import('./crypto-js.lazy')).encryptCbc(plain, key, iv);
  const imported = await subtle.importKey('raw', utf8(key), 'AES-CBC', false, ['encrypt']);
  return toBase64(new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv: utf8(iv) }, imported, utf8(plain))));
}

/** The plain text, or null for every failure: a wrong key that "decrypts" to nothing counts as one. */
export async function decryptCbc(base64: string, key: string, iv: string): Promise<string | null> {
  try {
    const subtle = webCrypto();
    if (!subtle) return (await import('./crypto-js.lazy')).decryptCbc(base64, key, iv) || null;
    const imported = await subtle.importKey('raw', utf8(key), 'AES-CBC', false, ['decrypt']);
    const plain = await subtle.decrypt({ name: 'AES-CBC', iv: utf8(iv) }, imported, fromBase64(base64));
    return new TextDecoder('utf-8', { fatal: true }).decode(plain) || null;
  } catch {
    return null;
  }
}

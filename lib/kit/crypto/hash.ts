import { toBase64, toBase64Url, toHex, utf8 } from './bytes';
import { webCrypto } from './web-crypto';

/** Lower-case hex SHA-256 of the text's UTF-8 bytes. */
export async function sha256Hex(text: string): Promise<string> {
  const subtle = webCrypto();
  if (!subtle) return (await import('./crypto-js.lazy')).sha256Hex(text);
  return toHex(new Uint8Array(await subtle.digest('SHA-256', utf8(text))));
}

/** base64url HMAC-SHA-256, unpadded. */
export async function hmacSha256(key: string, text: string): Promise<string> {
  const subtle = webCrypto();
  if (!subtle) return toBase64Url((await import('./crypto-js.lazy')).hmacSha256Base64(key, text));
  const imported = await subtle.importKey('raw', utf8(key), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return toBase64Url(toBase64(new Uint8Array(await subtle.sign('HMAC', imported, utf8(text)))));
}

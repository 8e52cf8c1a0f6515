import AES from 'crypto-js/aes';
import Base64 from 'crypto-js/enc-base64';
import Hex from 'crypto-js/enc-hex';
import Utf8 from 'crypto-js/enc-utf8';
import hmacSha256 from 'crypto-js/hmac-sha256';
import sha256 from 'crypto-js/sha256';

/** The WebCrypto functions of this folder, for pages without it. Only imported through `import()`. */
export function sha256Hex(text: string): string {
  return sha256(text).toString(Hex);
}

export function hmacSha256Base64(key: string, text: string): string {
  return hmacSha256(text, key).toString(Base64);
}

export function encryptCbc(plain: string, key: string, iv: string): string {
  return AES.encrypt(plain, Utf8.parse(key), { iv: Utf8.parse(iv) }).toString();
}

/** A wrong key gives '' or throws, at random: callers treat both as failure. */
export function decryptCbc(base64: string, key: string, iv: string): string {
  return AES.decrypt(base64, Utf8.parse(key), { iv: Utf8.parse(iv) }).toString(Utf8);
}

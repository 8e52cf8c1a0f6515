import { createCipheriv } from 'node:crypto';

/** Key and iv that `sec` returns: 32 and 16 ASCII characters, used as their bytes (samples: sec). No secret. */
export const SEC = { key: 'pavilion-vv-key-2f7d1c90b65ae384', iv: 'pavilion-vv-iv-7' } as const;

/** Base64 of AES-256-CBC with PKCS#7 padding over UTF-8 JSON (contract §2.7). */
export function encryptPretty(value: unknown): string {
  const cipher = createCipheriv('aes-256-cbc', SEC.key, SEC.iv);
  return Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]).toString('base64');
}

import type { Area } from '@pavilion/contract/call';
import { formatSignature, signatureBase } from '@pavilion/contract/signature';
import { hmacSha256 } from '@/lib/kit/crypto/hash';

/**
 * Signs one area for one device (contract §2.6). `iat` is seconds of server time. Every browser has the key, so this deters
 * and does not authenticate.
 */
export async function signArea(key: string, area: Area, prefix: string, uuid: string, iat: number): Promise<string> {
  return formatSignature(area, iat, await hmacSha256(key, signatureBase(area, prefix, uuid, iat)));
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_FUTURE_S, SIGNATURE_LIFE_S, parseSignature, signatureBase, signedPart } from '@pavilion/contract/signature';

export interface SignedRequest {
  path: string;
  /** `X-API-SIGN`, '' when absent. */
  signature: string;
  uuid: string;
  /** Empty = the sandbox runs without a key and takes every signature. */
  key: string;
  /** Real time, ms. */
  now: number;
}

/** True when a call's signature is right and fresh (contract §2.6). It deters, it does not authenticate. */
export function isSigned({ path, signature, uuid, key, now }: SignedRequest): boolean {
  if (key === '') return true;
  const given = parseSignature(signature);
  if (!given) return false;
  const { area, prefix } = signedPart(path);
  const age = Math.floor(now / 1000) - given.iat;
  if (given.area !== area || age > SIGNATURE_LIFE_S || age < -SIGNATURE_FUTURE_S) return false;
  const right = createHmac('sha256', key)
    .update(signatureBase(area, prefix, uuid, given.iat))
    .digest();
  const mac = Buffer.from(given.mac, 'base64url');
  return mac.length === right.length && timingSafeEqual(mac, right);
}

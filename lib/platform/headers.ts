import type { Call } from '@pavilion/contract/call';
import { CLIENT_TYPE, CLIENT_VERSION, SITE_ID } from '@pavilion/contract/constants';

export interface HeaderFacts {
  uuid: string;
  /** The call's signature, or the empty string. */
  signature: string;
  /** Null without a session. */
  token: string | null;
  /** Hex SHA-256 of the stored user name; memberInfo only. */
  nameHash: string | null;
  idempotencyKey?: string | undefined;
}

/** Headers of every platform call (spec §7, contract §1). */
export function platformHeaders(call: Call, facts: HeaderFacts): Record<string, string> {
  return {
    'X-API-CLIENT': CLIENT_TYPE,
    'X-API-VERSION': CLIENT_VERSION,
    'X-API-SITE': String(SITE_ID),
    'X-API-UUID': facts.uuid,
    'X-API-SIGN': facts.signature,
    ...(facts.token && call.session !== 'none' ? { 'X-API-TOKEN': facts.token } : {}),
    ...(facts.nameHash && call.name === 'memberInfo' ? { 'X-API-NAME': facts.nameHash } : {}),
    ...(facts.idempotencyKey ? { 'Idempotency-Key': facts.idempotencyKey } : {}),
  };
}

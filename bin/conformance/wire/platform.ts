import type { Call } from '@pavilion/contract/call';
import { signedPart } from '@pavilion/contract/signature';
import { platformHeaders } from '../../../lib/platform/headers';
import { signArea } from '../../../lib/platform/signer';
import { exchange, type Outcome } from './exchange';

export interface PlatformOptions {
  origin: string;
  /** Empty: calls carry an empty signature. */
  signKey: string;
  uuid: string;
  /** ms */
  timeout: number;
}

export interface SendOptions {
  token?: string | null;
  /** Replaces the device's own; '' leaves the header empty. */
  uuid?: string;
  /** Replaces a signature made now. */
  signature?: string;
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Calls of a platform with the headers of the site (spec §7). */
export interface PlatformWire {
  send(call: Call, request: unknown, options?: SendOptions): Promise<Outcome>;
  /** A signature of a call; `ageS` seconds old, negative for the future. */
  sign(call: Call, ageS?: number, key?: string): Promise<string>;
}

/** Opens a platform at an origin. Signs with this machine's clock, as the site's server does. */
export function openPlatform({ origin, signKey, uuid, timeout }: PlatformOptions): PlatformWire {
  async function sign(call: Call, ageS = 0, key = signKey, device = uuid): Promise<string> {
    if (key === '') return '';
    const { area, prefix } = signedPart(call.path);
    return signArea(key, area, prefix, device, Math.floor(Date.now() / 1000) - ageS);
  }
  return {
    sign,
    async send(call, request, options = {}) {
      const device = options.uuid ?? uuid;
      const signature = options.signature ?? (await sign(call, 0, signKey, device));
      const facts = { uuid: device, signature, token: options.token ?? null, nameHash: null, idempotencyKey: options.idempotencyKey };
      return exchange(
        {
          method: call.method,
          url: origin + call.path,
          headers: { ...platformHeaders(call, facts), ...options.headers },
          ...(call.method === 'POST' ? { body: request } : {}),
        },
        timeout,
      );
    },
  };
}

import { CODE } from '@pavilion/contract/codes';
import { envelopeSchema } from '@pavilion/contract/envelope';
import { CACHE_TTL_S, READ_TIMEOUT_MS } from '@pavilion/contract/constants';
import * as z from '@pavilion/contract/schema';
import { send } from '@/lib/kit/http/transport';
import { openValue, sealValue } from '@/lib/platform/cache-seal';

const NAME = 'jsonCache';
const urlOf = (key: string) => `/api/json-cache/${key}`;

/** Reads a key of the site's cache; null when it is absent, and for every failure: a failing cache counts as a miss. */
export async function readCache(key: string): Promise<unknown> {
  try {
    const { body } = await send({ name: NAME, method: 'GET', url: urlOf(key), timeout: READ_TIMEOUT_MS });
    const envelope = z.parse(envelopeSchema, body);
    return envelope.status_code === CODE.success && typeof envelope.data === 'string' ? await openValue(envelope.data) : null;
  } catch {
    return null;
  }
}

/** Stores a value under the member's own key for `ttl` seconds; returns whether it was stored. */
export async function writeCache(key: string, value: unknown, ttl = CACHE_TTL_S): Promise<boolean> {
  try {
    const body = { value: await sealValue(value), ttl };
    const response = await send({ name: NAME, method: 'POST', url: urlOf(key), body, timeout: READ_TIMEOUT_MS });
    return z.parse(envelopeSchema, response.body).status_code === CODE.success;
  } catch {
    return false;
  }
}

import { createHmac } from 'node:crypto';
import type { Call } from '@pavilion/contract/call';
import { formatSignature, signatureBase, signedPart } from '@pavilion/contract/signature';
import { knownDeviceOf } from './known-devices';
import { TEST_SIGN_KEY } from './sandbox-process';

export interface PlatformResponse<A> {
  status: number;
  headers: Headers;
  status_code: number;
  message: string;
  data: A;
}

export interface CallOptions {
  token?: string;
  /** Absent = the device that the token was issued for, else the tests' own. */
  uuid?: string | null;
  /** Signs with this key; absent = the key of the tests' sandboxes. */
  key?: string;
  headers?: Record<string, string>;
}

export const TEST_UUID = '3F2504E0-4F89-41D3-9A0C-0305E82C3301';

/** One call of the platform straight at its origin, without the site between. */
export async function sendCall<Q, A>(
  origin: string,
  call: Call<Q, A>,
  body: unknown,
  options: CallOptions = {},
): Promise<PlatformResponse<A>> {
  const { token, uuid = knownDeviceOf(token) ?? TEST_UUID, key = TEST_SIGN_KEY, headers = {} } = options;
  const response = await fetch(`${origin}${call.path}`, {
    method: call.method,
    headers: {
      'X-API-CLIENT': 'web',
      'X-API-VERSION': '2.0.0',
      'X-API-SITE': '3001',
      ...(uuid === null ? {} : { 'X-API-UUID': uuid }),
      ...(token ? { 'X-API-TOKEN': token } : {}),
      'X-API-SIGN': sign(call.path, uuid ?? '', key),
      ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(call.method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const envelope = (await response.json()) as { status_code: number; message: string; data: A };
  return { status: response.status, headers: response.headers, ...envelope };
}

/** `X-API-SIGN` of a path (contract §2.6); `iat` in seconds. */
export function sign(path: string, uuid: string, key: string, iat = Math.floor(Date.now() / 1000)): string {
  const { area, prefix } = signedPart(path);
  return formatSignature(
    area,
    iat,
    createHmac('sha256', key)
      .update(signatureBase(area, prefix, uuid, iat))
      .digest('base64url'),
  );
}

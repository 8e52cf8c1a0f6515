import { BROWSER_TIMEOUT_MS } from '@pavilion/contract/constants';
import { LOGIN_INFO_KEY } from '@pavilion/contract/storage-keys';
import { learnServerTime } from '@/lib/kit/browser/server-time';
import { readStoredJson } from '@/lib/kit/browser/storage';
import { deviceUuid, renewDeviceUuid } from '@/lib/kit/browser/uuid';
import { learnWorldTime } from '@/lib/kit/browser/world-time';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { browserSignature, forgetSignatures, rememberSignature } from './browser.signature';
import { broadcastRejection } from './code-event';
import { createCaller } from './pipeline';
import { currentToken } from './token';

/** The browser's platform client: same origin, 100 s unless the call declares or sets a timeout (spec §9). */
export const callPlatform = createCaller({
  origin: '',
  timeout: BROWSER_TIMEOUT_MS,
  token: currentToken,
  uuid: deviceUuid,
  renewUuid() {
    renewDeviceUuid();
    forgetSignatures();
  },
  sign: browserSignature,
  async nameHash() {
    const info = readStoredJson(LOGIN_INFO_KEY) as { userName?: unknown } | null;
    if (typeof info?.userName !== 'string' || info.userName === '') return null;
    return (await import('@/lib/kit/crypto/hash')).sha256Hex(info.userName);
  },
  observe(headers) {
    const now = steadyNow();
    learnServerTime(headers.get('date'), now);
    learnWorldTime(headers.get('x-platform-date'), now);
  },
  accepted: rememberSignature,
  rejected(call, error, carried) {
    broadcastRejection(error, { inPlace: call.inPlace, carried });
  },
});

import { LOGIN_INFO_KEY } from '@pavilion/contract/storage-keys';
import { learnServerTime } from '@/lib/kit/browser/server-time';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import { readStoredJson } from '@/lib/kit/browser/storage';
import { deviceUuid, renewDeviceUuid } from '@/lib/kit/browser/uuid';
import { learnWorldTime } from '@/lib/kit/browser/world-time';
import { sha256Hex } from '@/lib/kit/crypto/hash';
import { browserSignature, forgetSignatures, rememberSignature } from './browser.signature';
import { broadcastRejection } from './code-event';
import { createPipeline } from './pipeline';
import { currentToken } from './token';

// One file with ky, which venues' calls use as well.
export { exchangeOnce, readText } from '@/lib/kit/http/exchange.lazy';
export { sha256Hex };

/** The part of the browser's platform client that only a page with calls needs. */
export const runCall = createPipeline({
  origin: '',
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
    return sha256Hex(info.userName);
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

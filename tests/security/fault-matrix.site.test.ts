/** @jest-environment jest-fixed-jsdom */
import { forwardToIm } from '@/lib/domain/gate/improxy.server';
import { FORWARD_AREAS } from '@/lib/domain/gate/forward.rules';
import { forward } from '@/lib/domain/gate/forward.server';
import { EMPTY_CONFIG } from '@/lib/domain/site/origins.rules';
import { env } from '@/lib/env';
import { send } from '@/lib/kit/http/transport';
import { callPlatform } from '@/lib/platform/browser.client';
import { toImRequest } from '@/lib/platform/venue-request';
import { faultMatrix } from '../support/fault-matrix';
import { forwardedEnd, rawForwardedEnd } from '../support/matrix.ends';
import { platformTargets } from '../support/matrix.platform';
import type { Target } from '../support/matrix.target';
import { time } from '../support/matrix.time';
import { startSiteServer } from '../support/site-server';

jest.mock('@/lib/contract/constants', () => jest.requireActual<typeof import('../support/matrix.time')>('../support/matrix.time').timedConstants());
jest.mock('@/lib/env', () => ({ env: { PLATFORM_ORIGIN: '' } }));
jest.mock('@/lib/kit/log/log.server', () => ({ log: () => undefined }));
// IM's origin is the proxy's, wherever that is now.
jest.mock('@/lib/domain/site/site.server', () => ({
  getSite: () => Promise.resolve({ config: EMPTY_CONFIG, origins: { venues: { IMTY: [env.PLATFORM_ORIGIN] }, chat: [] } }),
}));

const SESSION = { LanguageCode: 'CHS', OddsType: 3, TimeStamp: '20261120120000', origin: 'http://im.test', Token: 'imtk-58d1c0a4', MemberCode: 'PVLDEMO2026' };

/** A call of IM as its adapter sends it: what the site must see to is all but the meaning of its answer. */
const im: Target = {
  name: 'improxy GetBalance',
  kind: 'read',
  end: rawForwardedEnd,
  anyData: true,
  run: async (signal) =>
    (await send({ name: 'IMTY', ...toImRequest({ method: 'POST', path: '/api/mobile/GetBalance', body: {} }, SESSION), timeout: time.ms, signal })).body,
};

const areas = new Map(FORWARD_AREAS.map((area) => [area as string, forward(area, 'api')]));

describe('through the site: a browser, the forwarder, and the fault behind it', () => {
  faultMatrix({
    name: 'site',
    between: () =>
      startSiteServer((path) => {
        const [area = '', kind] = path.slice(1).split('/');
        if (area === 'improxy') return forwardToIm;
        return (kind === 'api' && areas.get(area)?.POST) || null;
      }),
    targets: () => [...platformTargets('forwarded', callPlatform, { end: forwardedEnd }), im],
  });
});

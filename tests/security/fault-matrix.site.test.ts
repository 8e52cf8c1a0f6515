/** @jest-environment jest-fixed-jsdom */
import { forwardToIm } from '@/lib/venues/im/im.forward.server';
import { FORWARD_AREAS } from '@pavilion/contract/constants';
import { forward } from '@/lib/server/forward/forward.server';
import { env } from '@/lib/env';
import { send } from '@/lib/kit/http/transport';
import { callPlatform } from '@/lib/platform/browser.client';
import { toImRequest } from '@/lib/venues/im/im.request';
import { createImVenue } from '../support/whole-venues';
import { faultMatrix } from '../support/fault-matrix';
import { knowSite } from '../support/known-site';
import { collectLog } from '../support/log-lines';
import { codedEnd, forwardedEnd, rawForwardedEnd } from '../support/matrix.expected';
import { platformTargets } from '../support/matrix.platform';
import type { Target } from '../support/matrix.target';
import { time } from '../support/matrix.time';
import { startSiteServer } from '../support/site-server';

collectLog();
// IM's origin is the proxy's, wherever that is now.
const venues = {
  get IMTY() {
    return [env.PLATFORM_ORIGIN];
  },
};
knowSite({ origins: { venues } });

jest.mock('@pavilion/contract/constants', () =>
  jest.requireActual<typeof import('../support/matrix.time')>('../support/matrix.time').timedConstants(),
);
const SESSION = {
  LanguageCode: 'CHS',
  OddsType: 3,
  TimeStamp: '20261120120000',
  origin: 'http://im.test',
  Token: 'imtk-58d1c0a4',
  MemberCode: 'PVLDEMO2026',
};

const session = () => Promise.resolve(SESSION);
const made = () => createImVenue({ open: session, renew: session }, { timeout: time.ms });

/** IM's calls go by the site, so that its forwarder is in them. */
const IM: readonly Target[] = [
  { name: 'improxy im getCounts', kind: 'read', end: codedEnd(forwardedEnd(false)), run: (signal) => made().getCounts({ signal }) },
  { name: 'improxy im getBalance', kind: 'read', end: codedEnd(forwardedEnd(false)), run: (signal) => made().getBalance({ signal }) },
  {
    name: 'improxy im getOrders',
    kind: 'read',
    end: codedEnd(forwardedEnd(false)),
    run: (signal) => made().getOrders({ settled: false, from: 0, to: 1, page: 1 }, { signal }),
  },
  {
    // The forwarder's own checks alone: the adapter judges the content of the response.
    name: 'improxy raw',
    kind: 'read',
    end: rawForwardedEnd,
    anyData: true,
    run: async (signal) =>
      (
        await send({
          name: 'IMTY',
          ...toImRequest({ method: 'POST', path: '/api/mobile/GetBalance', body: {} }, SESSION),
          timeout: time.ms,
          signal,
        })
      ).body,
  },
];

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
    targets: () => [...platformTargets('forwarded', callPlatform, { end: forwardedEnd }), ...IM],
  });
});

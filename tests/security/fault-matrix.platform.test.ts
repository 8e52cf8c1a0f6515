/** @jest-environment jest-fixed-jsdom */
import { callPlatform as callFromBrowser } from '@/lib/platform/browser.client';
import type { PlatformCaller } from '@/lib/platform/caller';
import { platformFor } from '@/lib/platform/server.client';
import { FAULTS } from '../support/fault-proxy.kinds';
import { faultMatrix } from '../support/fault-matrix';
import { platformTargets } from '../support/matrix.platform';
import { PLATFORM_CALLS } from '../support/platform-calls';

jest.mock('@pavilion/contract/constants', () =>
  jest.requireActual<typeof import('../support/matrix.time')>('../support/matrix.time').timedConstants(),
);

const VISITOR = { token: 'pvl_7f3c1a9b5d2e4860', uuid: '3F2504E0-4F89-41D3-9A0C-0305E82C3301' };
const callFromServer: PlatformCaller = (call, request, options) => platformFor(VISITOR)(call, request, options);

beforeAll(() => {
  document.cookie = `token=${VISITOR.token}; Path=/`;
});

test('the matrix has every kind of fault', () => {
  expect(new Set(Object.values(FAULTS).map(({ id }) => id))).toEqual(new Set(Array.from({ length: 32 }, (_, at) => `F${at + 1}`)));
});

/** Security §5's calls of the platform; venues, cache and forwarder have matrices of their own beside this one. */
const LISTED = [
  'preInfo',
  'vvPretty',
  'sec',
  'queryNoticeList',
  'queryStationAdList',
  'suspensionIcon',
  'dividendLead',
  'dividendCheck',
  'dividendReceive',
  'webTerminal',
  'namingList',
  'popInfo',
  'memberInfo',
  'venueLaunch',
  'memberJwt',
  'chatHistory',
  'matchTimeline',
];

test('the matrix has every call of the platform', () => {
  expect(LISTED.filter((name) => !PLATFORM_CALLS.some((call) => call.name === name))).toEqual([]);
});

describe('every call of the platform', () => {
  faultMatrix({
    name: 'platform',
    targets: () => [
      ...platformTargets('browser', callFromBrowser, { token: true }),
      ...platformTargets('server', callFromServer, { ownTime: true, token: true }),
    ],
  });
});

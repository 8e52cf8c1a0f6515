/**
 * Child process: `PLATFORM_ORIGIN` responds to every call with a body that is too large. Requests it twice at once on each way by
 * which the product reads a body, and prints as one line of JSON by how many MB the memory of the process peaked on each, and how
 * the calls ended.
 */
import { preInfoCall } from '@pavilion/contract/calls/site.calls';
import { forward } from '@/lib/server/forward/forward.server';
import { toObParams } from '@/lib/venues/ob/ob.request';
import { platformFor } from '@/lib/platform/server.client';
import { createFbVenue, createImVenue, createObVenue } from './whole-venues';

const ROUNDS = 3;
const MB = 1024 * 1024;
const TIMEOUT_MS = 20_000;
const origin = process.env.PLATFORM_ORIGIN!;
const { gc } = globalThis as { gc?: () => void };

const same = <T>(session: T) => ({ open: () => Promise.resolve(session), renew: () => Promise.resolve(session) });
const fb = createFbVenue(same({ origin, Authorization: 'fbtk-1', languageType: 'CMN' }), TIMEOUT_MS);
const im = createImVenue(
  same({ LanguageCode: 'CHS', OddsType: 3, TimeStamp: '20261120120000', origin, Token: 'imtk-1', MemberCode: 'PVLDEMO2026' }),
  { timeout: TIMEOUT_MS, way: 'origin' },
);
const address = { apiUrl: origin, merchantCode: 'PVL01', h5Url: '', activityUrl: '', resourceUrl: '', resourceGamingUrl: '' };
const session = { venue: 'OBTY', origin, token: 'obtk-1', language: 'zh', memberCode: '', timeStamp: '' } as const;
const ob = createObVenue(same(toObParams({ ...session, extra: { ...address, cuid: '240000000000000001' } })), TIMEOUT_MS);
const { POST } = forward('site', 'api');
const request = () =>
  new Request(`http://127.0.0.1${preInfoCall.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', host: '127.0.0.1', 'sec-fetch-site': 'same-origin' },
    body: '{"platformType":6}',
  });

const ways: Readonly<Record<string, () => Promise<string>>> = {
  platform: () =>
    endOf(
      platformFor({ token: null, uuid: '3F2504E0-4F89-41D3-9A0C-0305E82C3301' })(preInfoCall, { platformType: 6 }, { timeout: TIMEOUT_MS }),
    ),
  FBTY: () => endOf(fb.getCounts()),
  IMTY: () => endOf(im.getCounts()),
  OBTY: () => endOf(ob.getCounts()),
  forwarder: async () => String((await POST(request())).status),
};

async function endOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'data';
  } catch (error) {
    return error instanceof Error ? error.name : 'no error';
  }
}

/** The peak of resident memory (MB) while `work` runs, above what there was before. */
async function peakRssOf(work: () => Promise<unknown>): Promise<number> {
  gc!();
  const before = process.memoryUsage.rss();
  let peak = before;
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 5);
  await work();
  look();
  clearInterval(timer);
  return Math.round((peak - before) / MB);
}

const report: Record<string, { results: string[]; peakMb: number }> = {};
for (const [name, way] of Object.entries(ways)) {
  const results: string[] = [];
  let peak = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const work = async () => void results.push(...(await Promise.all([way(), way()])));
    peak = Math.max(peak, await peakRssOf(work));
  }
  report[name] = { results: [...new Set(results)], peakMb: peak };
}
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exit(0);

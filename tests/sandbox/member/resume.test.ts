import { followSaveCall } from '@pavilion/contract/calls/follow.calls';
import { FORWARD_AREAS } from '@pavilion/contract/constants';
import { NextRequest } from 'next/server';
import type { Resume } from '@/lib/domain/member/resume/resume.model';
import { dayMinute } from '@/lib/kit/format/site-time';
import { betOnWinner } from '../../support/friend-client';
import { sendCall, TEST_UUID } from '../../support/platform-client';
import { TEST_SIGN_KEY, type Sandbox } from '../../support/sandbox-process';
import { HOUR } from '../../support/time';
import { takeSandbox } from '../../support/worker-sandbox';

jest.setTimeout(90_000);

let sandbox: Sandbox;
let GET: (request: NextRequest) => Promise<Response>;

beforeAll(async () => {
  sandbox = await takeSandbox();
  process.env['PLATFORM_ORIGIN'] = sandbox.origin;
  process.env['NEXT_PUBLIC_SIGN_KEY'] = TEST_SIGN_KEY;
  // A loaded machine must not look like a late platform.
  jest.doMock('@pavilion/contract/constants', () => ({
    ...jest.requireActual<object>('@pavilion/contract/constants'),
    SERVER_TIMEOUT_MS: 20_000,
    REFRESH_TIMEOUT_MS: 20_000,
  }));
  ({ GET } = await import('@/app/api/home-resume/route'));
}, 90_000);

const readOf = (token: string) =>
  GET(
    new NextRequest('http://site.example/api/home-resume', {
      headers: { host: 'site.example', cookie: `token=${token}; uuid=${TEST_UUID}` },
    }),
  );
const shelfOf = async (token: string) => ((await (await readOf(token)).json()) as { data: Resume }).data;

test('open bets of all venues and the next followed match are tiles', async () => {
  await sandbox.control.clearFaults();
  const { token } = await sandbox.control.member({ uuid: TEST_UUID, balance: '500.00' });
  await betOnWinner(sandbox, token, { coins: 20 });
  await betOnWinner(sandbox, token, { coins: 30, nth: 1 });
  const [early, late] = (await sandbox.control.matches('early')).toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime));
  const star = (match: NonNullable<typeof early>) => ({ venue: 'FBTY', matchId: String(match.ids.FBTY), startTime: match.startTime });
  await sendCall(sandbox.origin, followSaveCall, { add: [star(late!), star(early!)], remove: [] }, { token });
  const { shelf, tiles } = await shelfOf(token);
  expect(shelf).toBe('resume');
  expect(tiles).toMatchObject([
    { kind: 'bets', title: '2 笔未结算注单', note: '投注', amount: '50.00', id: '' },
    { kind: 'match', id: `FBTY/${early!.ids.FBTY}`, note: dayMinute(Date.parse(early!.startTime)), amount: null },
  ]);
  expect(tiles[1]!.title).toContain(' 对 ');
  // A venue that fails costs its own part.
  await sandbox.control.fault({ call: 'POST /site/api/v1/favorite/match/list', httpStatus: 503 });
  expect((await shelfOf(token)).tiles.map(({ kind }) => kind)).toEqual(['bets']);
});

test('the followed match that ended last within a day is a tile with its result', async () => {
  await sandbox.control.clearFaults();
  const { token } = await sandbox.control.member({ uuid: TEST_UUID });
  const now = Date.parse((await sandbox.control.clock({})).worldTime);
  const ages = (await sandbox.control.matches('ended'))
    .map((match) => ({ match, age: now - Date.parse(match.startTime) }))
    .toSorted((a, b) => a.age - b.age);
  const [old, last, before] = ages.filter(({ age }) => age > 4 * HOUR && age < 20 * HOUR);
  const star = ({ ids }: NonNullable<typeof last>['match'], age: number) => ({
    venue: 'FBTY',
    matchId: String(ids.FBTY),
    startTime: new Date(now - age).toISOString(),
  });
  const stars = [star(before!.match, before!.age), star(last!.match, last!.age), star(old!.match, 25 * HOUR)];
  await sendCall(sandbox.origin, followSaveCall, { add: stars, remove: [] }, { token });
  const { score, ids, names } = last!.match;
  expect((await shelfOf(token)).tiles.filter(({ kind }) => kind === 'match')).toEqual([
    {
      kind: 'match',
      id: `FBTY/${ids.FBTY}`,
      title: `${names.FBTY!.home} 对 ${names.FBTY!.away}`,
      note: `已结束 ${score.join(' : ')}`,
      amount: null,
    },
  ]);
});

test('a new member gets the most played games, a failing call costs its tiles, and all failing ones are 503', async () => {
  await sandbox.control.clearFaults();
  const { token } = await sandbox.control.member({ uuid: TEST_UUID });
  const { shelf, tiles } = await shelfOf(token);
  expect(shelf).toBe('popular');
  expect(tiles.map(({ kind }) => kind)).toEqual(['game', 'game', 'game']);
  await sandbox.control.fault({ call: 'POST /game/api/v1/game/list', httpStatus: 503 });
  expect((await shelfOf(token)).tiles).toEqual([]);
  // Without sessions at the venues, which a failing platform does not open.
  const other = await sandbox.control.member({ uuid: TEST_UUID });
  for (const area of FORWARD_AREAS) await sandbox.control.fault({ call: `POST /${area}/*`, httpStatus: 503 });
  expect((await readOf(other.token)).status).toBe(503);
});

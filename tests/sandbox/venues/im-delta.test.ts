import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import { IM_CODE } from '@pavilion/contract/venues/im.wire';
import { sendCall } from '../../support/platform-client';
import { readSample } from '../../support/sample';
import type { Sandbox } from '../../support/sandbox-process';
import { takeSandbox } from '../../support/worker-sandbox';

/** IM's lists in the whole sandbox on a clock that stands still, followed by their deltas. */
const launchBody = { ...readSample<{ request: { body: object } }>('venue-launch-fbty').request.body, enName: 'IMTY' };
const MARKETS = { today: 2, live: 3 } as const;
type Market = keyof typeof MARKETS;

interface Row {
  EventId: number;
  EventStatusId: number;
}
interface Change {
  Action: number;
  EventId: number;
  Value: string;
}
interface Response {
  StatusCode: number;
  Delta: string;
  Sports: { Events: Row[] }[];
  DeltaChanges: Change[];
}

let sandbox: Sandbox;
let session: { Token: string; TimeStamp: string };

async function send(name: string, market: Market, more: object = {}): Promise<Response> {
  const lines = { BetTypeIds: [1, 2, 3, 4], PeriodIds: [1], MarketlineLevels: [1] };
  const body = { ...session, SportId: 1, Market: MARKETS[market], ...lines, ...more };
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${sandbox.imOrigin}/api/mobile/${name}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Response;
}

const whole = (market: Market) => send('GetEventInfoMbt', market);
const rowsOf = ({ Sports }: Response) => new Map(Sports[0]!.Events.map((row) => [row.EventId, row]));

/** The list of a market as a reader has it who follows its deltas. */
async function follow(market: Market) {
  const first = await whole(market);
  const rows = rowsOf(first);
  let { Delta } = first;
  return {
    rows,
    async next(): Promise<readonly Change[]> {
      const response = await send('GetDeltaEventInfoMbt', market, { Delta });
      expect(response.StatusCode).toBe(100);
      for (const { Action, EventId, Value } of response.DeltaChanges) {
        if (Action === 1) rows.delete(EventId);
        else rows.set(EventId, JSON.parse(Value) as Row);
      }
      Delta = response.Delta;
      return response.DeltaChanges;
    },
  };
}

/** A match of the list that has prices. */
async function openMatch(market: Market, rows: ReadonlyMap<number, Row>) {
  const open = [...rows.values()].find(({ EventStatusId }) => EventStatusId === 1)!;
  const match = (await sandbox.control.matches(market)).find(({ ids }) => ids.IMTY === String(open.EventId))!;
  return { match, statusOf: () => rows.get(open.EventId)!.EventStatusId };
}

beforeAll(async () => {
  sandbox = await takeSandbox();
  const { url } = (await sendCall(sandbox.origin, venueLaunchCall, launchBody, {})).data;
  const query = new URL(url!).searchParams;
  session = { Token: query.get('token')!, TimeStamp: query.get('timestamp')! };
}, 90_000);

it.each(['today', 'live'] as const)('%s: a suspension and its end are changes in the moment in which they are made', async (market) => {
  const list = await follow(market);
  expect(await list.next()).toEqual([]);
  const { match, statusOf } = await openMatch(market, list.rows);
  await sandbox.control.event(match.id, { type: 'suspend' });
  expect((await list.next()).map(({ EventId }) => String(EventId))).toEqual([match.ids.IMTY]);
  expect(statusOf()).toBe(2);
  await sandbox.control.event(match.id, { type: 'resume' });
  await list.next();
  expect(statusOf()).toBe(1);
  expect(await list.next()).toEqual([]);
});

it('changes lead to the whole list, whichever way a tester moves the clock', async () => {
  const list = await follow('live');
  const { match } = await openMatch('live', list.rows);
  const steps = [
    () => sandbox.control.event(match.id, { type: 'goal', side: 'away' }),
    () => sandbox.control.event(match.id, { type: 'finish' }),
    () => sandbox.control.clock({ advanceMs: 40 * 60_000 }),
    () => sandbox.control.clock({ set: '2026-11-21T12:20:00.000Z' }),
  ];
  for (const step of steps) {
    await step();
    expect((await list.next()).length).toBeGreaterThan(0);
    const expected = rowsOf(await whole('live'));
    expect(new Map([...list.rows].toSorted(([a], [b]) => a - b))).toEqual(new Map([...expected].toSorted(([a], [b]) => a - b)));
  }
});

it('a delta is followed for its own request alone, and not after a reset', async () => {
  const { Delta } = await whole('live');
  expect(await send('GetDeltaEventInfoMbt', 'today', { Delta })).toMatchObject({ StatusCode: IM_CODE.deltaExpired });
  expect(await send('GetDeltaEventInfoMbt', 'live', { Delta: '1' })).toMatchObject({ StatusCode: IM_CODE.deltaExpired });
  await sandbox.control.reset({ mode: 'freeze', set: '2026-11-21T12:00:00.000Z' });
  expect(await send('GetDeltaEventInfoMbt', 'live', { Delta })).toMatchObject({ StatusCode: IM_CODE.deltaExpired });
});

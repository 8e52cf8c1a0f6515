import { venueLaunchCall } from '@pavilion/contract/calls/launch.calls';
import * as z from '@pavilion/contract/schema';
import { fbPlacedSchema, fbQuoteSchema, fbUserSchema } from '@pavilion/contract/venues/fb.bet.wire';
import { fbOrderStatusSchema, fbRecordSchema, fbRecordsSchema } from '@pavilion/contract/venues/fb.order.wire';
import { fbEnvelopeSchema } from '@pavilion/contract/venues/fb.wire';
import { fbListSchema, fbMarketGroupSchema, fbMatchSchema, fbStatisticalSchema } from '@pavilion/contract/venues/fb.match.wire';
import { fbOutrightSchema } from '@pavilion/contract/venues/fb.outright.wire';
import { sendCall } from '../../support/platform-client';
import { holdDecisions, passDelay } from '../../support/real-delay';
import { startSandbox, type SandboxProcess } from '../../support/sandbox-process';
import { SOUND_LEDGER } from '../../support/control-client';

/** The venue inside the whole sandbox: real world, real launch, real database in a folder. */
jest.setTimeout(120_000);

const wireMatch = z.object({ ...fbMatchSchema._zod.def.shape, mg: z.array(fbMarketGroupSchema) });
/** Longer than the venue's delay of any bet in play. */
const DECISION_MS = 10_000;
const NOON = '2026-11-21T12:00:00.000Z';

let sandbox: SandboxProcess;
let token: string;

async function fb(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${sandbox.fbOrigin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', Authorization: token },
    body: JSON.stringify({ languageType: 'CMN', ...body }),
  });
  const { code, data } = z.parse(fbEnvelopeSchema, await response.json());
  if (code !== 0) throw new Error(`${path}: ${code}`);
  return data;
}

async function matchesOf(type: number, sportId = 1) {
  const page = z.parse(fbListSchema, await fb('/v1/match/getList', { type, sportId, size: 50 }));
  return { total: page.total, matches: page.records.map((record) => z.parse(wireMatch, record)) };
}

async function placeOnHandicap(match: z.infer<typeof wireMatch>, relatedId: string) {
  const market = match.mg.find((group) => group.mty === 1000 && group.pe === 1001)!.mks[0]!;
  const option = market.op[0]!;
  const data = await fb('/v1/order/bet/singlePass', {
    singleBetList: [
      { unitStake: 50, oddsChange: 2, betOptionList: [{ marketId: market.id, optionType: 1, odds: option.od, oddsFormat: 1 }], relatedId },
    ],
    currencyId: 1,
  });
  return z.parse(fbPlacedSchema, data)[0]!;
}

async function records(isSettled: boolean) {
  const data = await fb('/v1/order/new/bet/list', { isSettled, startTime: 0, endTime: Date.parse(NOON) + 1e10 });
  return z.parse(fbRecordsSchema, data).records.map((record) => z.parse(fbRecordSchema, record));
}

/** The state of an order once the delay of bets in play is over. */
async function confirmed(id: string): Promise<number> {
  await passDelay(sandbox.control, DECISION_MS);
  const [order] = z.parse(fbOrderStatusSchema, await fb('/v1/order/getStakeOrderStatus', { orderIds: [id] }));
  return order!.st;
}

const sellsHandicap = (match: z.infer<typeof wireMatch>) =>
  match.mg.some((group) => group.mty === 1000 && group.pe === 1001 && group.mks[0]!.ss === 1 && group.mks[0]!.op[0]!.od > 1);

beforeAll(async () => {
  sandbox = await startSandbox({ folder: 'temp' });
  await sandbox.control.clock({ mode: 'freeze', set: NOON });
  await holdDecisions(sandbox.control);
  const member = await sandbox.control.member({ balance: '500.00' });
  const body = {
    enName: 'FBTY',
    appSendMoney: 0,
    activity: '',
    gameCode: '',
    https: 1,
    isApp: 0,
    isSure: 1,
    isPreload: 0,
    isManualLaunch: 0,
    siteId: 3001,
    temporaryParam: '',
  };
  const launch = await sendCall(sandbox.origin, venueLaunchCall, body, { token: member.token, uuid: member.uuid });
  token = launch.data.token ?? '';
});
afterAll(async () => {
  await sandbox.stop();
  await sandbox.forget();
});

it('lists live, today and early matches of every sport that the site can read, each with a detail', async () => {
  const counts = z.parse(fbStatisticalSchema, await fb('/v1/match/statistical', { sportTypes: [1] }));
  for (const type of [1, 2, 3, 4]) {
    const row = counts.sl.find(({ ty }) => ty === type)!;
    expect(row.tc).toBe(row.ssl.reduce((sum, { c }) => sum + c, 0));
    for (const sportId of [1, 3, 5]) {
      const { total, matches } = await matchesOf(type, sportId);
      expect(total).toBe(row.ssl.find(({ sid }) => sid === sportId)!.c);
      expect(matches.length > 0 || sportId !== 1).toBe(true);
      if (type !== 2) expect(matches.every((match) => (match.ms === 5) === (type === 1))).toBe(true);
      if (!matches[0]) continue;
      const detail = z.parse(wireMatch, await fb('/v1/match/getMatchDetail', { matchId: matches[0].id, oddsType: 1 }));
      expect(detail.mg.flatMap((group) => group.mks).length).toBe(detail.tms);
    }
  }
});

it('suspends a match first when a goal falls', async () => {
  const match = (await matchesOf(1)).matches.find(sellsHandicap)!;
  const marketId = match.mg.find((group) => group.mty === 1000)!.mks[0]!.id;
  await sandbox.control.event(String(match.id), { type: 'goal', side: 'home' });
  const data = await fb('/v1/order/batchBetMatchMarketOfJumpLine', {
    betMatchMarketList: [{ marketId, matchId: match.id, type: 1, oddsType: 1 }],
    isSelectSeries: false,
    currencyId: 1,
  });
  expect(z.parse(fbQuoteSchema, data).bms[0]!.ss).not.toBe(1);
});

it('accepts a bet once when its response was lost and it is sent again', async () => {
  const match = (await matchesOf(3)).matches.find(sellsHandicap)!;
  const before = z.parse(fbUserSchema, await fb('/v1/user/base', {})).bl;
  await sandbox.control.fault({ call: 'POST /v1/order/bet/singlePass', drop: 'after', times: 1 });
  await expect(placeOnHandicap(match, 'lost')).rejects.toThrow();
  const order = await placeOnHandicap(match, 'lost');
  expect((await records(false)).map((record) => record.id)).toEqual([order.id]);
  expect(z.parse(fbUserSchema, await fb('/v1/user/base', {})).bl).toBe((Number(before) - 50).toFixed(2));
});

it('settles once, by the scores of the world, matches that ended while it was down', async () => {
  const today = (await matchesOf(3)).matches.find(sellsHandicap)!;
  const live = (await matchesOf(1)).matches.find(sellsHandicap)!;
  const early = await placeOnHandicap(today, 'before');
  const inPlay = await placeOnHandicap(live, 'in-play');
  expect([early.st, inPlay.st]).toEqual([4, 1]);
  expect(await confirmed(inPlay.id)).toBe(4);

  await sandbox.kill();
  sandbox = await sandbox.restart();
  expect((await records(false)).map((record) => record.id).slice(0, 2)).toEqual([inPlay.id, early.id]);
  await sandbox.control.clock({ advanceMs: 2 * 24 * 3_600_000 });
  await sandbox.control.clock({ advanceMs: 60_000 });

  const settled = await records(true);
  expect(settled.slice(0, 2).map((record) => [record.id, record.st])).toEqual([
    [inPlay.id, 5],
    [early.id, 5],
  ]);
  for (const record of settled) {
    const detail = z.parse(wireMatch, await fb('/v1/match/getMatchDetail', { matchId: record.ops[0]!.mid, oddsType: 1 }));
    const final = detail.nsg.find((score) => score?.pe === 1001 && score.tyg === 5)!;
    expect(record.ops[0]!.rs).toBe(final.sc.join('-'));
    expect(record.oc).toBeGreaterThan(1);
  }
  const back = settled.reduce((sum, record) => sum + Math.round(record.sa! * 100), 0);
  const staked = settled.reduce((sum, record) => sum + Math.round(record.sat * 100), 0);
  expect(z.parse(fbUserSchema, await fb('/v1/user/base', {})).bl).toBe(((50_000 - staked + back) / 100).toFixed(2));
  expect(await sandbox.control.audit()).toMatchObject({ ...SOUND_LEDGER, openBets: 0 });
});

it('accepts and settles bets on basketball, tennis and the outrights of three sports', async () => {
  await sandbox.control.clock({ mode: 'freeze', set: '2026-12-01T12:00:00.000Z' });
  const titles = await Promise.all(
    [1, 3, 5].map(async (sportId) => {
      const list = z.parse(fbListSchema, await fb('/v1/match/getList', { type: 7, sportId, size: 50 }));
      const onSale = (group: unknown) => z.parse(fbMarketGroupSchema, group).mks.some(({ op }) => op.some(({ od }) => od > 1));
      // A title is closed while one of its contenders plays.
      return list.records.map((record) => z.parse(fbOutrightSchema, record)).find(({ mg }) => mg.some(onSale))!;
    }),
  );
  const rows = [...(await matchesOf(3, 3)).matches.slice(0, 1), ...(await matchesOf(3, 5)).matches.slice(0, 1)];
  const ofMatches = rows.flatMap(({ mg }) => mg);
  const ofTitles = titles.flatMap(({ mg }) => mg.map((group) => z.parse(fbMarketGroupSchema, group)));
  // One request takes ten bets at most.
  for (const groups of [ofMatches, ofTitles]) {
    const offers = groups.flatMap(({ mks: [market] }) =>
      market!.op
        .filter((option) => option.od > 1)
        .slice(0, 1)
        .map((option) => ({ market: market!, option })),
    );
    expect(offers.length).toBeGreaterThanOrEqual(groups === ofTitles ? 3 : 5);
    const singleBetList = offers.map(({ market, option }) => ({
      unitStake: 10,
      oddsChange: 2,
      betOptionList: [{ marketId: market.id, optionType: option.ty, odds: option.od, oddsFormat: 1 }],
    }));
    const placed = z.parse(fbPlacedSchema, await fb('/v1/order/bet/singlePass', { singleBetList, currencyId: 1 }));
    expect(placed.map((order) => order?.st)).toEqual(offers.map(() => 4));
  }

  await sandbox.control.clock({ advanceMs: 24 * 3_600_000 });
  const waiting = await sandbox.control.audit();
  expect(waiting).toMatchObject({ balanced: true, openBets: 3 });
  const last = Math.max(...titles.map(({ bt }) => bt));
  await sandbox.control.clock({ set: new Date(last + 5 * 24 * 3_600_000).toISOString() });
  expect(await sandbox.control.audit()).toMatchObject({ ...SOUND_LEDGER, openBets: 0 });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { VENUE_CODES, type VenueCode } from '@pavilion/contract/constants';
import type { VenueSession } from '@/lib/domain/betting/launch/launch.model';
import type { CashOutOrder } from '@/lib/domain/betting/order/cash-out.model';
import type { Match } from '@/lib/domain/betting/match/sport.model';
import { getCuid } from '@/lib/venues/ob/ob.user.api';
import { firstOfPlace, invalidFieldsOf, otherFormsOf, placeOf, type InvalidField } from '../support/invalid-fields';
import { memberCaller, openVenueClient } from '../support/live-session';
import { exchangeOf, READS } from '../support/venue-reads';
import { record, replay, REPLAYED, type Exchange, type TimedVenue } from '../support/venue-replay';
import { either, ENVELOPE, judgeMoney, readJudge, type Losses, type MoneyResult, ROW, textOf } from '../support/venue-walk';
import type { Sandbox } from '../support/sandbox-process';
import { takeSandbox, TEST_NOON } from '../support/worker-sandbox';

/**
 * Every call of the product to a venue, with the sandbox's response: each field with null, without it, with each other type, and
 * with its number as text. A read loses the field or its row, a money call stays open at most (`venue-walk.ts`).
 */
interface Step {
  name: string;
  run: (timed: TimedVenue) => Promise<unknown>;
  /** The call that moves money: before it is sent, no money is at stake. */
  money?: string;
  /** Responses that have a sample are not walked once more (`venue-reads.ts`). */
  sampled?: boolean;
}

interface Recorded extends Step {
  exchanges: readonly Exchange[];
}

const WORLD = Date.parse(TEST_NOON);
const DAY_MS = 86_400_000;
const STAKE = 2_000n;
/** Fields of one place that are changed; further rows of a list have the same ones. */
const OF_A_PLACE = 1;
const SAMPLED: ReadonlySet<string> = new Set(READS.map(({ sample }) => exchangeOf(sample).call));

const LOSSES: Readonly<Record<VenueCode, Losses>> = {
  FBTY: {
    response: either(ENVELOPE.FB, /^data\.(sl|bl|records|bms)$/, ROW.FB_MATCH),
    list: /^data(\.records|\.mg|\.sos|\.bms)?$/,
    row: either(ROW.FB_MATCH, ROW.FB_MARKET, ROW.FB_ORDER, /\.(oid|amt|st|na|mg|sn|in|mi|mx|sodd|mid|cops)$/),
  },
  IMTY: {
    response: either(
      ENVELOPE.IM,
      ROW.IM_EVENT,
      /^(Delta|AvailableBalance|SportCount|CompetitionCount|CompletedResults|BetTradeList|WagerList|DeltaChanges)$/,
      /^Sports(\.n(\.(SportId|Events|Events\.n))?)?$/,
    ),
    list: /^(Sports(\.n(\.(SportId|Events))?)?|WagerList|WagerSelectionInfos|BetSetting|DeltaChanges|CompletedResults|CompetitionCount|BetTradeList)$|\.MarketLines$/,
    row: either(
      ROW.IM_EVENT,
      ROW.IM_LINE,
      ROW.IM_WAGER,
      /\.(Status|RefId|WagerSelectionId|SelectionId|OddsList|OddsValues|CanSell|Count|ResultStatus|BetTradeBuyBackAmount)$/,
    ),
  },
  OBTY: {
    response: either(ENVELOPE.OB, ROW.OB_MATCH, /^data\.(userId|amount|records)$/),
    list: /^data(\.records|\.n|\.n\.sportVOs|\.n\.sportVOs\.n|\.n\.sportVOs\.n\.tournamentList)?$/,
    row: either(ROW.OB_MATCH, ROW.OB_ORDER, /\.(id|nameText|hps|hpid|hl|hl\.n|hid|hs|ol|oid|ot|os|ov|orderStatus|status|betAmount)$/),
  },
};

/** Selections of matches that can be combined, at their current prices. */
function legsOf(matches: readonly Match[]) {
  return matches.flatMap(({ id, markets }) => {
    const market = markets.find(({ kind, state, parlay }) => kind === 'winner' && state === 'open' && parlay);
    const selection = market?.selections.find(({ price }) => price !== null);
    return market && selection ? [{ matchId: id, marketId: market.id, selectionId: selection.id, price: selection.price! }] : [];
  });
}

/** Every read and every bet of a venue, one after the other at the sandbox. */
async function recordAll(sandbox: Sandbox, code: VenueCode): Promise<readonly Recorded[]> {
  const { venue } = await openVenueClient(code, await memberCaller(sandbox, '5000.00'));
  await venue.getBalance();
  const live: TimedVenue = { venue, pass: (ms) => new Promise((done) => setTimeout(done, ms)) };
  const recorded: Recorded[] = [];
  async function step<T>(name: string, run: (timed: TimedVenue) => Promise<T>, more: Pick<Step, 'money' | 'sampled'> = {}): Promise<T> {
    let result: T;
    const exchanges = await record(async () => (result = await run(live)));
    recorded.push({ name, run, exchanges, ...more });
    return result!;
  }
  const sampled = <T>(name: string, run: (timed: TimedVenue) => Promise<T>) => step(name, run, { sampled: true });
  const football = { sport: 'football', page: 1 } as const;
  const at = (timeframe: 'live' | 'today' | 'early') => sampled(timeframe, (timed) => timed.venue.getMatches({ ...football, timeframe }));
  await sampled('counts', (timed) => timed.venue.getCounts());
  await step('leagues', (timed) => timed.venue.getLeagues({ sport: 'football', timeframe: 'early' }));
  const [inPlay, , early] = [await at('live'), await at('today'), await at('early')];
  const [first] = early.matches;
  await sampled('changes of a list', async (timed) => {
    await timed.venue.getMatches({ ...football, timeframe: 'live' });
    await timed.pass(1_100);
    return timed.venue.getMatches({ ...football, timeframe: 'live' });
  });
  await step('matches by id', (timed) => timed.venue.getMatchesById([first!.id, early.matches[1]!.id]));
  await sampled('match', (timed) => timed.venue.getMatch(first!.id));
  await step('outrights', (timed) => timed.venue.getOutrights('football'));
  await step('search', (timed) => timed.venue.search(first!.home.name));
  await step('results', (timed) => timed.venue.getResults({ ...football, from: WORLD - DAY_MS, to: WORLD }));
  await sampled('balance', (timed) => timed.venue.getBalance());

  const legs = legsOf(early.matches).slice(0, 2);
  const [leg] = legs;
  const [running] = legsOf(inPlay.matches);
  expect([legs.length, running !== undefined]).toEqual([2, true]);
  await sampled('quote', (timed) => timed.venue.getQuotes([leg!]));
  await step('quote of a parlay', (timed) => timed.venue.getComboQuote(legs));
  const placed = { stake: STAKE, accept: 'any', key: `${code}-1` } as const;
  const single = { FBTY: 'singlePass', IMTY: 'PlaceBet', OBTY: 'bet' }[code];
  const multiple = { FBTY: 'betMultiple', IMTY: 'PlaceBet', OBTY: 'bet' }[code];
  const taken = await step('a single', (timed) => timed.venue.place({ ...leg!, ...placed }), { money: single });
  await step('a bet in play', (timed) => timed.venue.place({ ...running!, ...placed, key: `${code}-2` }), { money: single });
  await step('a refused single', (timed) => timed.venue.place({ ...leg!, ...placed, price: '999', accept: 'same', key: `${code}-3` }), {
    money: single,
  });
  const combos = [{ size: 2, bets: 1, unitStake: STAKE }];
  await step('a parlay', async (timed) => (await timed.venue.placeCombo({ legs, combos, ...placed, key: `${code}-4` }))[0]!.result, {
    money: multiple,
  });
  const orderId = 'orderId' in taken ? taken.orderId : '';
  await sampled('state of an order', (timed) => timed.venue.getOrderStates([orderId]));
  await sampled('open orders', (timed) => timed.venue.getOrders({ settled: false, from: 0, to: WORLD + DAY_MS, page: 1 }));
  const order: CashOutOrder = { id: orderId, kind: 'single', stake: STAKE, cashedOut: null };
  const [price] = await step('cash-out price', (timed) => timed.venue.getCashOuts([order]));
  const sold = { orderId, kind: 'single', stake: STAKE, amount: price!.amount!, key: `${code}-5` } as const;
  const cashOut = { FBTY: 'bet', IMTY: 'SubmitBuyBack', OBTY: 'orderPreSettle' }[code];
  const result = await step('a cash-out', (timed) => timed.venue.cashOut(sold), { money: cashOut });
  expect([taken.state, result.state]).toEqual(['accepted', 'done']);
  await step('settled orders', (timed) => timed.venue.getOrders({ settled: true, from: WORLD - DAY_MS, to: WORLD + DAY_MS, page: 1 }));
  if (code === 'OBTY') {
    const session = { venue: code, origin: 'https://ob.test', token: 't', language: 'zh' } as unknown as VenueSession;
    const number = { call: 'getUserInfo', response: { code: '0000000', msg: '', data: { userId: '535512345678901234' } } };
    recorded.push({ name: 'number of the member', run: () => getCuid(session, 1), exchanges: [number] });
  }
  return recorded;
}

/**
 * The wrong costs of each changed field of a step's responses. `earlier`: responses of other steps, which the venue's client may
 * have cached.
 */
async function wrongsOf(
  code: VenueCode,
  { name, run, exchanges, money, sampled }: Recorded,
  earlier: readonly Exchange[],
): Promise<readonly string[]> {
  const beside = earlier.filter(({ call }) => exchanges.every((own) => own.call !== call));
  const resultOf = async (results: readonly Exchange[]) =>
    replay([...results, ...beside], () => run(REPLAYED[code](WORLD))).catch(() => ({ result: null, sent: [] as readonly string[] }));
  const { result: before } = await resultOf(exchanges);
  expect([name, before === null]).toEqual([name, false]);
  const judge = readJudge(before, LOSSES[code]);
  const wrong = new Set<string>();
  for (const [at, { call, response }] of exchanges.entries()) {
    // A call that a step repeats gets a response of the same form.
    if ((sampled && SAMPLED.has(call)) || exchanges.findIndex((one) => one.call === call) < at) continue;
    const note = (field: InvalidField, text: string) => wrong.add(`${name}, ${call}: ${placeOf(field.path)} ${field.kind} ${text}`);
    const changed = (field: InvalidField) => resultOf(exchanges.with(at, { call, response: field.body }));
    for (const field of firstOfPlace(invalidFieldsOf(response), OF_A_PLACE)) {
      const { result, sent } = await changed(field);
      if (!money) for (const message of judge(result, field)) note(field, message);
      // Nothing moved before the call was sent.
      if (!money || !sent.includes(money)) continue;
      const text = judgeMoney(before as MoneyResult, result as MoneyResult, field);
      if (text) note(field, text);
    }
    for (const field of firstOfPlace(otherFormsOf(response), OF_A_PLACE)) {
      const { result } = await changed(field);
      if (textOf(result) !== textOf(before)) note(field, 'is not the same');
    }
  }
  return [...wrong];
}

const FOLDER = path.join(__dirname, '../../lib/venues');
/** A call's name where the code of a venue names it: an address of FB or OB, a name of IM. */
const NAMED = /['`](?:\/v1\/|\/yewu\d+\/|\$\{BET\}\/)[\w/]*?(\w+)['`]|(?:name(?::| =)|readAll\(callIm,) '(\w+)'/g;
/** `BET` itself, the beginning of other addresses. */
const NO_CALL = 'betOrder';

/** The calls that the code of a venue makes. */
function callsIn(code: VenueCode): readonly string[] {
  const folder = path.join(FOLDER, code.slice(0, 2).toLowerCase());
  const sources = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const names = sources.flatMap((source) => [...source.matchAll(NAMED)].map(([, address, name]) => (address ?? name)!));
  return [...new Set(names)].filter((name) => name !== NO_CALL).toSorted();
}

const steps = new Map<VenueCode, readonly Recorded[]>();
beforeAll(async () => {
  const sandbox = await takeSandbox();
  for (const code of VENUE_CODES) steps.set(code, await recordAll(sandbox, code));
}, 180_000);

describe.each(VENUE_CODES)('%s', (code) => {
  test('every call in its code is covered', () => {
    const recorded = steps.get(code)!;
    const walked = new Set([...SAMPLED, ...recorded.flatMap(({ exchanges }) => exchanges.map(({ call }) => call))]);
    expect(callsIn(code).filter((call) => !walked.has(call))).toEqual([]);
    expect(callsIn(code).length).toBeGreaterThan(12);
  });

  test('a field that does not fit invalidates only itself or its row, and leaves a bet open at worst', async () => {
    const wrong: string[] = [];
    const recorded = steps.get(code)!;
    const all = recorded.flatMap(({ exchanges }) => exchanges);
    for (const step of recorded) wrong.push(...(await wrongsOf(code, step, all)));
    expect(wrong).toEqual([]);
  }, 240_000);
});

import fastify from 'fastify';
import { pino } from 'pino';
import { TRANSACTION_TYPES } from '@pavilion/contract/calls/transaction.calls';
import { CENTRAL_WALLET } from '@pavilion/contract/constants';
import { audit } from '../../sandbox/kernel/ledger/audit';
import { setLimit } from '../../sandbox/modules/member/limit/limit-change';
import type { LimitKind } from '../../sandbox/modules/member/limit/limit.tables';
import { startPause } from '../../sandbox/modules/member/limit/pause';
import { bindLedger } from '../../sandbox/kernel/ledger/ledger-bound';
import { openLedger } from '../../sandbox/kernel/ledger/ledger';
import { openDatabase } from '../../sandbox/open';
import { findMemberById } from '../../sandbox/modules/member/account/member';
import { createMember } from '../../sandbox/modules/member/login/create-member';
import { findSession, openSession, sessionOfToken } from '../../sandbox/modules/member/session/session';
import { findVenueSession, memberCodeOf, openVenueSession, timeStampOf } from '../../sandbox/modules/member/session/venue-session';
import { registerFb } from '../../sandbox/venues/fb/fb.routes';
import { registerIm } from '../../sandbox/venues/im/im.routes';
import { createSettlement, startSettlementWorker } from '../../sandbox/modules/betting/order/settlement-worker';
import { countSettled } from '../../sandbox/modules/betting/stake-count/count-stakes';
import { betLegs, bets } from '../../sandbox/modules/betting/order/bet.tables';
import { registerCalendarCalls } from '../../sandbox/modules/rewards/calendar/calendar.routes';
import { registerFlipCalls } from '../../sandbox/modules/rewards/flip/flip.routes';
import { registerRebateCalls } from '../../sandbox/modules/money/rebate/rebate.routes';
import { registerVipCalls } from '../../sandbox/modules/member/vip/vip.routes';
import { sendErrorsInEnvelope, createApp } from '../../sandbox/kernel/http/app';
import { totalsOf } from '../../sandbox/modules/money/transaction/transaction.rules';
import { listTransactions } from '../../sandbox/modules/money/transaction/transaction.store';
import { listDayResults } from '../../sandbox/modules/betting/stake/result';
import { listCoupons, giveDueCoupons } from '../../sandbox/modules/rewards/coupon/coupon.store';
import { listBonuses } from '../../sandbox/modules/rewards/bonus/dividend.store';
import { fillWallets } from '../../sandbox/modules/money/wallet/fixture';
import { getCreditedDeposits, getUsed } from '../../sandbox/modules/member/limit-use/limit-use.store';
import type { Context } from '../../sandbox/modules/context';
import { readEnv } from '../../sandbox/kernel/env';
import type { MatchState } from '../../sandbox/world/engine/world.model';
import { EVENING, aMatch, fakeWorld } from './fake-world';
import { HOUR } from './time';

/**
 * The FB venue over a real database and a fake world, as a process of its own: modules of the sandbox use `import.meta`, which
 * Jest's transform does not know. Prints its port; `POST /control` is the test's control of world and clock.
 */
const world = fakeWorld([
  aMatch(1, EVENING - HOUR),
  aMatch(2, EVENING + HOUR),
  aMatch(3, EVENING + 2 * HOUR),
  aMatch(4, EVENING + 3 * HOUR),
]);
const LIVE: Partial<MatchState> = { phase: 'second-half', running: true, seconds: 3000, score: [1, 0], halfScore: [1, 0] };
world.states.set('ev-1', LIVE);

const database = await openDatabase(readEnv(process.env, process.cwd()), false);
await openLedger(database.db);

let speed = 1;
let realShift = 0;
let realAt = 0;
/** ms of the frozen clock of limits; null = the machine's. */
let realNow: number | null = null;
const listeners: (() => void)[] = [];
const context = {
  env: { signKey: '' },
  db: database.db,
  world,
  ledger: bindLedger(() => world.at),
  log: pino({ level: 'silent' }),
  clock: { now: () => world.at, state: () => ({ mode: 'run', worldAt: world.at, realAt, speed }) },
  onReset: (listener: () => void) => listeners.push(listener),
  real: { now: () => realNow ?? Date.now(), decisions: Date.now },
  settings: { get: () => 'epoch' },
  isReplaced: () => Promise.resolve(false),
  callLimit: { take: () => Promise.resolve(), clear: () => undefined },
  noteActivity: () => Promise.resolve(),
  countSettled,
  limitUse: { getUsed, getCreditedDeposits },
} as unknown as Context;
const startSettler = () => startSettlementWorker({ ...context, settle: createSettlement(context, () => Date.now() + realShift) });
const settler = startSettler();
/** Acts as a second process on the same database. */
const rival = startSettler();

interface ControlRequest {
  do:
    | 'wallets'
    | 'switch'
    | 'im'
    | 'aged'
    | 'rested'
    | 'member'
    | 'guest'
    | 'state'
    | 'world'
    | 'tick'
    | 'audit'
    | 'fill'
    | 'price'
    | 'result'
    | 'platform'
    | 'promo'
    | 'limit'
    | 'pause'
    | 'used';
  /** Minor units of a member's own limit. */
  value?: number;
  period?: 'day' | 'week' | 'month';
  balance?: string;
  name?: string;
  match?: number;
  state?: Partial<MatchState>;
  at?: number;
  speed?: number;
  realShift?: number;
  /** When a tester last moved the clock. */
  realAt?: number;
  realNow?: number | null;
  /** ms */
  age?: number;
  count?: number;
  memberId?: string;
  uuid?: string;
  signKey?: string;
  kind?: string;
  line?: number | null;
  prices?: (string | null)[];
  wallets?: Partial<Record<'IMTY' | 'OBTY' | 'FBTY', string>>;
  autoTransfer?: boolean;
}

async function fill({ memberId = '', count = 0 }: ControlRequest): Promise<number> {
  const stake = 1000n;
  const match = world.matches[1]!;
  for (let start = 0; start < count; start += 500) {
    await database.db.transaction(async (tx) => {
      const rows = await tx
        .insert(bets)
        .values(
          Array.from({ length: Math.min(500, count - start) }, () => ({
            venue: 'FBTY',
            memberId,
            wallet: CENTRAL_WALLET,
            content: '',
            oddsFormat: 1,
            unitStake: stake,
            stake,
            inPlay: false,
            placedAt: world.at,
            sentAt: 0,
            worldSpeed: 1,
            state: 'accepted' as const,
          })),
        )
        .returning({ id: bets.id });
      await tx.insert(betLegs).values(
        rows.map(({ id }) => ({
          betId: id,
          place: 0,
          memberId,
          matchId: match.id,
          matchNumber: 2,
          home: 'h',
          homeNumber: 1,
          away: 'a',
          awayNumber: 2,
          competition: 'c',
          competitionNumber: 1,
          kickOff: match.kickOff,
          kind: 'handicap' as const,
          period: 'full' as const,
          line: -3,
          role: 'home' as const,
          price: '1.83',
          inPlay: false,
          open: true,
        })),
      );
      for (const { id } of rows) await context.ledger.openBet(tx, { memberId, betId: String(id), stake, key: `open:${id}` });
    });
  }
  return count;
}

function reprice({ match = 2, kind, line, prices = [] }: ControlRequest): void {
  const id = `ev-${match}`;
  const markets = world.markets(world.matchById(id)!, { venue: 'test', margin: 1, noise: 0 });
  const found = markets.find((market) => market.kind === kind && market.period === 'full' && market.main)!;
  const options = found.options.map((option, i) => ({ ...option, price: prices[i] ?? option.price }));
  const next = { ...found, options, line: line === undefined ? found.line : line };
  world.sold.set(
    id,
    markets.map((market) => (market === found ? next : market)),
  );
}

/** A member's settled bets of so many days, and all other moves of the central wallet. */
async function recordOf({ memberId = '', count = 1 }: ControlRequest): Promise<{ days: object[]; others: number }> {
  const days = await listDayResults(database.db, memberId, count, world.at);
  const others = await listTransactions(database.db, memberId, TRANSACTION_TYPES, { from: 0, to: Number.MAX_SAFE_INTEGER });
  return {
    days: days.map((one) => ({ ...one, profit: Number(one.profit), stake: Number(one.stake) })),
    others: Number(totalsOf(others, TRANSACTION_TYPES).reduce((sum, { income, expense }) => sum + income - expense, 0n)),
  };
}

/** Bonuses and coupons of a member, amounts as numbers. */
async function promoOf(memberId: string): Promise<{ bonuses: object[]; coupons: object[] }> {
  const member = (await findMemberById(database.db, memberId))!;
  await giveDueCoupons(database.db, member, world.at);
  const plain = ({ amount, required, ...same }: { amount: bigint; required: bigint }) => {
    return { ...same, amount: Number(amount), required: Number(required) };
  };
  const bonuses = await listBonuses(database.db, member, world.at, []);
  const coupons = await listCoupons(database.db, memberId, world.at);
  return { bonuses: bonuses.map(plain), coupons: coupons.map(({ source, kind, amount }) => ({ source, kind, amount: Number(amount) })) };
}

/** A session of the platform, as a login leaves it. */
async function openedFor(memberId: string) {
  const token = await openSession(database.db, memberId, 'TEST');
  const found = await findSession(context, token, sessionOfToken, () => Promise.resolve());
  return found!.session;
}

/** The platform's calls about levels and rebates, on an origin of their own. */
const platform = createApp(context);
sendErrorsInEnvelope(platform, context);
registerVipCalls(platform, context);
registerRebateCalls(platform, context);
registerFlipCalls(platform, context);
registerCalendarCalls(platform, context);
const platformOrigin = await platform.listen({ port: 0, host: '127.0.0.1' });

const app = fastify();
app.post('/control', async (request) => {
  const body = request.body as ControlRequest;
  if (body.do === 'member') {
    const member = await createMember(context, {
      userName: body.name!,
      password: 'x',
      knownSecrets: true,
      balance: BigInt(body.balance ?? '100000'),
    });
    await fillWallets(context, member!.id, body);
    return { memberId: member!.id, token: await openVenueSession(context, 'FBTY', await openedFor(member!.id)) };
  }
  if (body.do === 'im') {
    const member = await createMember(context, {
      userName: body.name!,
      password: 'x',
      knownSecrets: true,
      balance: BigInt(body.balance ?? '100000'),
    });
    const token = await openVenueSession(context, 'IMTY', await openedFor(member!.id));
    const { createdAt } = (await findVenueSession(context, 'IMTY', token))!;
    return { memberId: member!.id, Token: token, TimeStamp: timeStampOf(createdAt), MemberCode: memberCodeOf(member), LanguageCode: 'CHS' };
  }
  if (body.do === 'switch') await fillWallets(context, body.memberId!, { autoTransfer: body.autoTransfer });
  const own = { kind: body.kind as LimitKind, period: body.period ?? 'day' };
  if (body.do === 'limit') {
    await database.db.transaction((tx) => setLimit(tx, body.memberId!, { ...own, value: BigInt(body.value!) }, world.at));
  }
  if (body.do === 'pause') {
    await database.db.transaction((tx) => startPause(tx, body.memberId!, { kind: 'cooling', term: 'day' }, world.at));
  }
  if (body.do === 'used') return { used: Number((await getUsed(database.db, body.memberId!, world.at))(own)) };
  if (body.do === 'wallets') {
    const wallets = await context.ledger.balancesOf(database.db, body.memberId!);
    return Object.fromEntries(Object.entries(wallets).map(([code, { available, locked }]) => [code, [Number(available), Number(locked)]]));
  }
  // Resets the use of all limits, as after a long time.
  if (body.do === 'rested') for (const listener of listeners) listener();
  if (body.do === 'guest') return { token: await openVenueSession(context, 'FBTY', null) };
  if (body.do === 'aged') {
    const createdAt = Date.now() - body.age!;
    await database.inSession((session) =>
      session.exec(`UPDATE venue_sessions SET created_at = ${createdAt} WHERE member_id = '${body.memberId!}'`),
    );
    return { createdAt };
  }
  if (body.do === 'state') {
    const id = `ev-${body.match}`;
    world.states.set(id, { ...world.states.get(id), ...body.state });
  }
  if (body.do === 'world') {
    world.at = body.at ?? world.at;
    speed = body.speed ?? speed;
    realShift = body.realShift ?? realShift;
    realAt = body.realAt ?? realAt;
    if (body.realNow !== undefined) realNow = body.realNow;
  }
  if (body.do === 'price') reprice(body);
  if (body.do === 'result') return recordOf(body);
  if (body.do === 'promo') return promoOf(body.memberId ?? '');
  if (body.do === 'fill') return { filled: await fill(body) };
  if (body.do === 'tick') {
    const moved = await Promise.all([settler.tick(), rival.tick()]);
    return { moved: moved[0] + moved[1] };
  }
  if (body.do === 'platform') {
    context.env.signKey = body.signKey!;
    return { origin: platformOrigin, token: await openSession(database.db, body.memberId!, body.uuid!) };
  }
  if (body.do === 'audit') return audit(database.db);
  return {};
});
registerFb(app, context);
registerIm(app, context);
process.stdout.write(`venue ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);

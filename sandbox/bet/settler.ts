import { setImmediate as breathe } from 'node:timers/promises';
import type { Context } from '../server/context';
import { inTransaction } from '../db/database';
import { closeBets } from '../ledger/batch';
import { delayOf, refusalAfterDelay } from './acceptance.rules';
import type { RejectReason } from './bet.model';
import type { Bet } from './bet.schema';
import { outcomeOf, payoutOf, rulingOf, type Ruling } from './settlement.rules';
import {
  acceptedBets,
  markAccepted,
  markRejected,
  markSettled,
  openMarkets,
  pendingBets,
  type Closing,
  type OpenMarket,
} from './settling.store';

const INTERVAL_MS = 1000;
/** Small enough that other calls wait only some 50 ms for the embedded database. */
const BATCH = 100;
/** A match that the world does not know (another seed, other seasons) voids its bets this long after its kick-off. */
const LOST_AFTER_MS = 24 * 3_600_000;

type Settling = Pick<Context, 'db' | 'world' | 'ledger' | 'log'>;

interface Settler {
  /** Resolves and settles all that is due now; the number of bets moved. */
  tick(): Promise<number>;
  stop(): void;
}

/**
 * Confirms pending bets and settles decided ones, on a short real interval and whenever asked. `realNow` (ms) is what the
 * delay of in-play bets is measured by.
 */
export function startSettler(context: Settling, realNow: () => number = Date.now): Settler {
  let running: Promise<number> = Promise.resolve(0);
  const tick = (): Promise<number> => {
    running = running.catch(() => 0).then(async () => (await resolvePending(context, realNow())) + (await settleDecided(context)));
    return running;
  };
  let idle = true;
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    tick()
      .catch((error: unknown) => context.log.error({ err: error }, 'settling failed'))
      .finally(() => {
        idle = true;
      });
  }, INTERVAL_MS);
  timer.unref();
  return { tick, stop: () => clearInterval(timer) };
}

/**
 * Ends the wait of in-play bets whose delay is over in real time. Each is judged by the match as it stood when its delay
 * ended, however much later that is looked at.
 */
async function resolvePending(context: Settling, realNow: number): Promise<number> {
  const { db } = context;
  const due = (await pendingBets(db)).filter((bet) => bet.sentAt + delayOf(bet.id) <= realNow);
  const judged = due.map((bet) => ({ bet, reason: judgePending(context, bet) }));
  const confirmed = judged.filter(({ reason }) => reason === null).map(({ bet }) => bet.id);
  if (confirmed.length > 0) await markAccepted(db, confirmed);
  let moved = confirmed.length;
  for (const { bet, reason } of judged) {
    if (reason && (await rejectPending(context, bet, reason))) moved += 1;
  }
  return moved;
}

function judgePending({ world }: Settling, bet: Bet): RejectReason | null {
  const match = world.matchById(bet.matchId);
  if (!match) return 'ended';
  const { period, placedAt } = bet;
  const delayEnd = Math.round(placedAt + delayOf(bet.id) * bet.worldSpeed);
  const at = Math.max(placedAt, Math.min(world.now(), delayEnd));
  return refusalAfterDelay({ period, placedAt, scoreAtBet: [bet.homeAtBet ?? 0, bet.awayAtBet ?? 0] }, world.state(match, at));
}

/** Gives the stake back. A failure is logged and tried again at the next tick; it holds up no other bet. */
async function rejectPending({ db, ledger, log, world }: Settling, bet: Bet, reason: RejectReason): Promise<boolean> {
  const { id, memberId, stake } = bet;
  try {
    return await inTransaction(db, async (tx) => {
      if (!(await markRejected(tx, id, reason, world.now()))) return false;
      await ledger.voidBet(tx, { memberId, betId: String(id), stake });
      return true;
    });
  } catch (error) {
    log.error({ err: error, bet: String(id) }, 'bet not rejected');
    return false;
  }
}

async function settleDecided(context: Settling): Promise<number> {
  let settled = 0;
  for (const market of await openMarkets(context.db)) {
    const ruling = rulingNow(context, market);
    if (ruling) settled += await settleMarket(context, market, ruling);
  }
  return settled;
}

function rulingNow({ world }: Settling, market: OpenMarket): Ruling | null {
  const match = world.matchById(market.matchId);
  if (match) return rulingOf(world.state(match, world.now()), market.period);
  return world.now() - market.kickOff > LOST_AFTER_MS ? 'void' : null;
}

async function settleMarket(context: Settling, market: OpenMarket, ruling: Ruling): Promise<number> {
  let settled = 0;
  for (;;) {
    const batch = await acceptedBets(context.db, market, BATCH);
    if (batch.length === 0) return settled;
    const moved = await settleBatch(context, batch, ruling);
    if (moved === 0) return settled;
    settled += moved;
    await breathe();
  }
}

/** A whole batch in one transaction; when that fails, one by one, so that a single bad bet holds up no other. */
async function settleBatch(context: Settling, batch: readonly Bet[], ruling: Ruling): Promise<number> {
  try {
    return await settleTogether(context, batch, ruling);
  } catch (error) {
    context.log.warn({ err: error }, 'batch not settled, going one by one');
  }
  let settled = 0;
  for (const bet of batch) {
    try {
      settled += await settleTogether(context, [bet], ruling);
    } catch (error) {
      context.log.error({ err: error, bet: String(bet.id) }, 'bet not settled');
    }
  }
  return settled;
}

function toClosing(bet: Bet, ruling: Ruling): Closing {
  if (ruling === 'void') return { bet, outcome: 'void', payout: bet.stake, result: null };
  const { kind, period, line, role } = bet;
  const scoreAtBet = bet.inPlay ? ([bet.homeAtBet ?? 0, bet.awayAtBet ?? 0] as const) : null;
  const outcome = outcomeOf({ kind, period, line, role, scoreAtBet }, ruling.score);
  return { bet, outcome, payout: payoutOf(bet.stake, bet.price, outcome), result: ruling.score.join('-') };
}

/** Bets and money in one transaction: a bet that another process settled meanwhile is left alone. */
function settleTogether({ db, world }: Settling, batch: readonly Bet[], ruling: Ruling): Promise<number> {
  const closings = batch.map((bet) => toClosing(bet, ruling));
  return inTransaction(db, async (tx) => {
    const at = world.now();
    const mine = await markSettled(tx, closings, at);
    const money = closings
      .filter(({ bet }) => mine.has(bet.id))
      .map(({ bet: { id, memberId, stake }, payout, outcome }) => ({
        memberId,
        betId: String(id),
        stake,
        payout,
        void: outcome === 'void',
      }));
    await closeBets(tx, money, at);
    return mine.size;
  });
}

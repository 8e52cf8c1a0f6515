import { inTransaction, type Tx } from '../../../kernel/db/database';
import { closeBets } from '../../../kernel/ledger/batch';
import type { Context } from '../../context';
import type { MarketKind } from '../../../world/engine/market.model';
import type { World } from '../../../world/engine/world.model';
import type { Bet, BetLeg } from './bet.tables';
import { listOpposedStakes } from './opposition.store';
import { positionOf } from '../loss/position.rules';
import { rulingOf, type Ruling } from '../ruling/ruling.rules';
import { outcomeAlready, outcomeOf } from '../ruling/settlement.rules';
import {
  listAcceptedBets,
  decideLegs,
  lockBets,
  markSettled,
  listOpenLegs,
  listOpenMarkets,
  settledBet,
  type Closing,
  type Decision,
  type OpenMarket,
} from './settlement.store';
import { stakeOfBet } from './settled-stake';
import { verdictOf, wagerOf, type Verdict } from '../ruling/verdict.rules';
import { DAY } from '../../../kernel/clock/calendar';

/** Bets of one batch. Small: a batch's transaction locks the head of the ledger, for which every other move of money waits. */
const BATCH = 100;
/** Markets whose legs share batches: few, so that bets that fail hold up few others. */
const MARKETS_PER_BATCH = 16;
/** A match that the world does not know (another seed, other seasons) voids its legs this long after its kick-off. */
const LOST_AFTER_MS = DAY;

type SettlementContext = Pick<Context, 'db' | 'world' | 'log' | 'countSettled'>;

/** Decides the legs of every market that has a result, and settles the bets that this decides. Returns the number of bets settled. */
export async function settleDecided(context: SettlementContext): Promise<number> {
  const decided = (await listOpenMarkets(context.db)).flatMap((market): Decided[] => {
    const rule = rulesNow(context, market);
    return rule ? [{ ...market, rule }] : [];
  });
  let settled = 0;
  for (let from = 0; from < decided.length; from += MARKETS_PER_BATCH)
    settled += await settleMarkets(context, decided.slice(from, from + MARKETS_PER_BATCH));
  return settled;
}

/** The ruling on a kind of markets of the decided match and period: one set is won by games, the match by sets. */
type Rule = (kind: MarketKind) => Ruling | null;

interface Decided extends OpenMarket {
  rule: Rule;
}

function rulesNow({ world }: SettlementContext, market: OpenMarket): Rule | null {
  const match = world.matchById(market.matchId);
  if (!match) return world.now() - market.kickOff > LOST_AFTER_MS ? () => 'void' : null;
  const state = world.state(match, world.now());
  return rulingOf(state, market.period) && ((kind) => rulingOf(state, market.period, kind));
}

const keyOf = ({ matchId, period }: Pick<OpenMarket, 'matchId' | 'period'>) => `${matchId} ${period}`;

async function settleMarkets(context: SettlementContext, markets: readonly Decided[]): Promise<number> {
  const rules = new Map(markets.map((market) => [keyOf(market), market.rule]));
  const rule: LegRule = (leg) => rules.get(keyOf(leg))?.(leg.kind) ?? null;
  let settled = 0;
  for (;;) {
    const batch = await listOpenLegs(context.db, markets, BATCH);
    if (batch.length === 0) return settled;
    const moved = await settleBatch(context, batch, rule);
    settled += moved.bets;
    if (moved.legs === 0) return settled;
  }
}

type LegRule = (leg: BetLeg) => Ruling | null;

interface Moved {
  legs: number;
  bets: number;
}

/** A whole batch in one transaction; when that fails, one by one, so that a single bad bet holds up no other. */
async function settleBatch(context: SettlementContext, batch: readonly BetLeg[], rule: LegRule): Promise<Moved> {
  try {
    return await settleTogether(context, batch, rule);
  } catch (error) {
    context.log.warn({ err: error }, 'batch not settled, going one by one');
  }
  const moved: Moved = { legs: 0, bets: 0 };
  for (const leg of batch) {
    try {
      const one = await settleTogether(context, [leg], rule);
      moved.legs += one.legs;
      moved.bets += one.bets;
    } catch (error) {
      context.log.error({ err: error, bet: String(leg.betId) }, 'bet not settled');
    }
  }
  return moved;
}

function decide(leg: BetLeg, rule: LegRule): Decision[] {
  const ruling = rule(leg);
  if (!ruling) return [];
  const nothing: Decision = { leg, outcome: 'void', result: null };
  if (ruling === 'void') return [nothing];
  if ('brokenOff' in ruling) {
    const outcome = outcomeAlready(wagerOf(leg), ruling.brokenOff);
    return [outcome ? { leg, outcome, result: ruling.brokenOff.join('-') } : nothing];
  }
  return [{ leg, outcome: outcomeOf(wagerOf(leg), ruling.score), result: leg.kind === 'outright' ? null : ruling.score.join('-') }];
}

/**
 * Legs, bets and money in one transaction. The bets are locked before their legs are written, so that of two processes that decide
 * different legs of one bet the second sees what the first wrote; a leg or bet moved meanwhile does not change.
 */
function settleTogether({ db, world, countSettled }: SettlementContext, batch: readonly BetLeg[], rule: LegRule): Promise<Moved> {
  const ids = [...new Set(batch.map((leg) => leg.betId))];
  return inTransaction(db, async (tx) => {
    const at = world.now();
    await lockBets(tx, ids);
    const legs = await decideLegs(
      tx,
      batch.flatMap((leg) => decide(leg, rule)),
    );
    const closings = await withOpposed(
      tx,
      world,
      (await listAcceptedBets(tx, ids)).flatMap((bet): (Verdict & { bet: Bet })[] => {
        const verdict = verdictOf({ ...bet, stake: bet.stake - bet.cashedStake });
        return verdict ? [{ bet, ...verdict }] : [];
      }),
    );
    const mine = await markSettled(tx, closings, at);
    const settled = closings.filter(({ bet }) => mine.has(bet.id));
    await countSettled(
      tx,
      settled.map((closing) => stakeOfBet(settledBet(closing, at))),
    );
    const money = settled.map(({ bet: { id, memberId, stake, cashedStake, wallet }, payout, outcome }) => ({
      memberId,
      wallet,
      betId: String(id),
      stake: stake - cashedStake,
      payout,
      void: outcome === 'void',
    }));
    if (money.length > 0) await closeBets(tx, money, at);
    return { legs, bets: mine.size };
  });
}

/** Verdicts with the part of each stake that met opposite bets. */
async function withOpposed(tx: Tx, world: World, verdicts: readonly (Verdict & { bet: Bet })[]): Promise<Closing[]> {
  const opposed = await listOpposedStakes(
    tx,
    verdicts.map(({ bet }) => bet),
    (matchId, at) => {
      const match = world.matchById(matchId);
      return match && positionOf(match.format, world.state(match, at));
    },
  );
  return verdicts.map((verdict) => ({ ...verdict, opposedStake: opposed.get(verdict.bet.id) ?? 0n }));
}

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { VenueCode } from '@pavilion/contract/constants';
import type { Minor } from '@pavilion/number/money';
import { inTransaction, type Db } from '../../../kernel/db/database';
import type { Context } from '../../context';
import { bets, cashOuts, type Bet, type BetLeg, type CashOutRow } from './bet.tables';
import { findBets } from './bet.store';
import { amountAt, cashOutRate, decidedValue, isPart, valueOf, type LegValue } from './cash-out.rules';
import { stakeOfBet } from './settled-stake';
import { lockBets } from './settlement.store';

/** Why a bet was not bought back; nothing moved. */
export class CashOutRejected extends Error {
  override name = 'CashOutRejected';

  /**
   * `missing`: no such bet of the member · `over`: it does not run · `closed`: no price now · `price`: worse than requested ·
   * `part`: not a part that may be cashed out · `repeat`: the key was used for another part.
   */
  constructor(readonly why: 'missing' | 'over' | 'closed' | 'price' | 'part' | 'repeat') {
    super(why);
  }
}

/** A venue's price now for one unit of a running bet's stake, in ten-thousandths; null while it names no price. */
export function rateOf(world: Context['world'], bet: Pick<Bet, 'state' | 'size' | 'legs'>): bigint | null {
  if (bet.state !== 'accepted') return null;
  const values: LegValue[] = [];
  for (const leg of bet.legs) {
    const value = leg.outcome ? decidedValue(leg.price, leg.outcome) : valueNow(world, leg);
    if (!value) return null;
    values.push(value);
  }
  return cashOutRate(bet.size, values);
}

/** Null while the match has no sale, and for a title. */
function valueNow(world: Context['world'], leg: BetLeg): LegValue | null {
  const match = world.matchById(leg.matchId);
  if (!match) return null;
  const at = world.now();
  if (world.state(match, at).suspended !== null) return null;
  const prospects = world.prospects(match, leg.kind, leg.period, at);
  return prospects && valueOf(leg, prospects);
}

export interface CashOutRequest {
  venue: VenueCode;
  memberId: string;
  betId: bigint;
  /** Stake to cash out; null = all that is in play. */
  stake: Minor | null;
  /** The worst rate that is accepted, in ten-thousandths; 0 accepts any. */
  minRate: bigint;
  /** Key of this purchase; a repeat returns the first one. */
  key: string;
}

/**
 * Buys a bet, or a part of its stake, back at the price of this moment. Bet, record and money in one transaction; the bet is
 * locked, so that it is never bought and settled at once. A bet cashed out whole is settled.
 * @throws CashOutRejected
 */
export async function cashOut(
  { db, world, ledger, countSettled }: Pick<Context, 'db' | 'world' | 'ledger' | 'countSettled'>,
  { venue, memberId, betId, stake, minRate, key }: CashOutRequest,
): Promise<CashOutRow> {
  return inTransaction(db, async (tx) => {
    await lockBets(tx, [betId]);
    const [bet] = await findBets(tx, memberId, venue, [betId]);
    if (!bet) throw new CashOutRejected('missing');
    const [earlier] = await tx
      .select()
      .from(cashOuts)
      .where(and(eq(cashOuts.betId, betId), eq(cashOuts.key, key)));
    if (earlier) {
      if (stake !== null && earlier.stake !== stake) throw new CashOutRejected('repeat');
      return earlier;
    }
    if (bet.state !== 'accepted') throw new CashOutRejected('over');
    const inPlay = bet.stake - bet.cashedStake;
    const part = stake ?? inPlay;
    if (part > inPlay || !isPart(part, inPlay)) throw new CashOutRejected('part');
    const rate = rateOf(world, bet);
    if (rate === null) throw new CashOutRejected('closed');
    if (rate < minRate) throw new CashOutRejected('price');

    const at = Math.trunc(world.now());
    const payout = amountAt(rate, part);
    const [row] = await tx.insert(cashOuts).values({ betId, key, stake: part, payout, at }).returning();
    if (!row) throw new Error('the cash-out was not stored');
    const money = { memberId, betId: String(betId), stake: part, payout, wallet: bet.wallet };
    const given = {
      cashedStake: sql`cashed_stake + ${part}`,
      cashedPayout: sql`cashed_payout + ${payout}`,
      payout: sql`payout + ${payout}`,
    };
    if (part === inPlay) {
      await tx
        .update(bets)
        .set({ ...given, state: 'settled', outcome: 'cashed-out', closedAt: at, validStake: 0n, counted: true })
        .where(eq(bets.id, betId));
      const whole = { ...bet, outcome: 'cashed-out' as const, payout: bet.payout + payout, closedAt: at, validStake: 0n };
      await countSettled(tx, [stakeOfBet(whole)]);
      await ledger.settleBet(tx, money);
    } else {
      await tx.update(bets).set(given).where(eq(bets.id, betId));
      await ledger.buyBack(tx, { ...money, key: `cash-out:${row.id}` });
    }
    return row;
  });
}

/** Every purchase of these bets of the member at a venue, oldest first. */
export function findCashOuts(db: Db, memberId: string, venue: VenueCode, betIds: readonly bigint[]): Promise<CashOutRow[]> {
  const mine = db
    .select({ id: bets.id })
    .from(bets)
    .where(and(eq(bets.memberId, memberId), eq(bets.venue, venue), inArray(bets.id, [...betIds])));
  return db.select().from(cashOuts).where(inArray(cashOuts.betId, mine)).orderBy(asc(cashOuts.id));
}

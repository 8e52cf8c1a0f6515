import type { VenueCode } from '@pavilion/contract/constants';
import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import { inTransaction, type Db } from '../../../kernel/db/database';
import { getWalletFor } from '../../money/wallet/wallet';
import { findOwnRejection } from '../../member/limit/limit-guard';
import { InsufficientBalance } from '../../../kernel/ledger/ledger.model';
import type { Context } from '../../context';
import type { OptionRole, WorldMarket } from '../../../world/engine/market.model';
import type { Pair, WorldMatch } from '../../../world/engine/world.model';
import type { Bet, NewLeg } from './bet.tables';
import { findRelatedBet, insertBet } from './bet.store';
import { betCountOf } from '../ruling/combination.rules';
import { findOverExposure } from './exposure';
import { lockMember } from '../../member/account/member';

export interface PlaceBetContext {
  db: Context['db'];
  world: Context['world'];
  ledger: Context['ledger'];
  clock: Context['clock'];
  real: Context['real'];
  limitUse: Context['limitUse'];
}

/** One leg as a venue has judged it: open, at this price. */
export interface Pick {
  match: WorldMatch;
  inPlay: boolean;
  /** Counts in play only. */
  scoreAtBet: Pair;
  market: { kind: WorldMarket['kind']; period: WorldMarket['period']; line: WorldMarket['line'] };
  role: OptionRole;
  price: Odds;
  /** The league's name as the venue shows it. */
  leagueName: string;
}

/** The fields that identify a repeat of a bet. */
export interface BetKey {
  venue: VenueCode;
  memberId: string;
  /** The member's idempotency key at the venue; null = every call is a new bet. */
  relatedId: string | null;
  /** Fields that must match when the key is reused. */
  content: string;
}

export interface BetRequest extends BetKey {
  /** The venue's own note, returned in its records. */
  remark: string;
  /** The venue's number of the odds format that the member saw. */
  oddsFormat: number;
  picks: readonly Pick[];
  /** Legs per bet: 1 single, k = every k-combination, 0 = full cover. */
  size: number;
  /** Stake of each combination. */
  unitStake: Minor;
}

/**
 * The bet was not taken and nothing moved: too little money, the key was used for another bet, the member has staked enough on a
 * market or match, or one of the member's own limits rejects it (`own`, with a message for the member).
 */
export class BetRejected extends Error {
  override name = 'BetRejected';

  constructor(
    readonly why: 'balance' | 'repeat' | 'market' | 'match' | 'own',
    readonly text = '',
  ) {
    super(why);
  }
}

/**
 * The bet that an earlier call with this key made, null when there is none. Call it before judging the offer: a repeat gets the
 * response of the first call, whatever has become of the prices.
 * @throws BetRejected `repeat` when it was another bet.
 */
export async function findEarlier(db: Db, { memberId, venue, relatedId, content }: BetKey): Promise<Bet | null> {
  if (relatedId === null) return null;
  const bet = await findRelatedBet(db, memberId, venue, relatedId);
  if (bet && bet.content !== content) throw new BetRejected('repeat');
  return bet;
}

/**
 * Takes a bet: stores it with its legs and locks its stake in the wallet that the venue uses, in one transaction. In play it is
 * pending and the settlement worker decides after its delay; before kick-off it is accepted at once. The venue has checked
 * everything but key, balance, exposure and the member's own limits. A repeat of `relatedId` with the same content returns the
 * first bet.
 * @throws BetRejected; RangeError when the legs make no bet.
 */
export async function placeBet(context: PlaceBetContext, request: BetRequest): Promise<Bet> {
  const { db, ledger } = context;
  const { memberId, picks, size, unitStake } = request;
  const betCount = betCountOf(picks.length, size);
  if (betCount === 0 || unitStake <= 0n) throw new RangeError('legs and stake make no bet');
  const stake = unitStake * BigInt(betCount);
  const inPlay = picks.some((pick) => pick.inPlay);
  try {
    return await inTransaction(db, async (tx) => {
      await lockMember(tx, memberId);
      // One with the same key may have been taken meanwhile, and must not count against it.
      const earlier = await findEarlier(tx, request);
      if (earlier) return earlier;
      const own = await findOwnRejection(context, tx, { memberId, at: context.world.now(), what: 'bet', amount: stake });
      if (own) throw new BetRejected('own', own.message);
      const over = await findOverExposure(tx, request, stake);
      if (over) throw new BetRejected(over);
      const wallet = await getWalletFor(tx, memberId, request.venue);
      const bet = await insertBet(
        tx,
        { ...headOf(context, request), wallet, size, betCount, unitStake, stake, inPlay, state: inPlay ? 'pending' : 'accepted' },
        picks.map((pick) => toLeg(pick, !inPlay)),
      );
      await ledger.openBet(tx, { memberId, betId: String(bet.id), stake, wallet, key: `open:${bet.id}` });
      return bet;
    });
  } catch (error) {
    if (error instanceof InsufficientBalance) throw new BetRejected('balance');
    throw error;
  }
}

function headOf({ world, clock, real }: PlaceBetContext, { venue, memberId, relatedId, content, remark, oddsFormat }: BetRequest) {
  const { mode, speed } = clock.state();
  return {
    venue,
    memberId,
    relatedId,
    content,
    remark,
    oddsFormat,
    placedAt: world.now(),
    sentAt: real.decisions(),
    worldSpeed: mode === 'run' ? speed : 0,
  };
}

function toLeg({ match, inPlay, scoreAtBet, market, role, price, leagueName }: Pick, open: boolean): NewLeg {
  return {
    sport: match.sport,
    matchId: match.id,
    matchNumber: match.number,
    home: match.home.name,
    homeNumber: match.home.number,
    away: match.away.name,
    awayNumber: match.away.number,
    competition: leagueName,
    competitionNumber: match.league.number,
    kickOff: match.kickOff,
    kind: market.kind,
    period: market.period,
    line: market.line,
    role,
    price,
    inPlay,
    homeAtBet: inPlay ? scoreAtBet[0] : null,
    awayAtBet: inPlay ? scoreAtBet[1] : null,
    open,
  };
}

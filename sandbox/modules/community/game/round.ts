import { lockMember } from '../../member/account/member';
import { inTransaction, type Tx } from '../../../kernel/db/database';
import { InsufficientBalance } from '../../../kernel/ledger/ledger.model';
import { minorToText } from '@pavilion/number/money';
import type { Context } from '../../context';
import { lockStakes } from '../../betting/stake/stake.store';
import { GAMES } from './game-catalog';
import { GAME_COPY } from './game.copy';
import type { GameRound, GameSession } from './game.tables';
import { maintenanceOf } from './game-state';
import { boundsOf, highLowOf } from './high-low';
import { RoundRejected, settle, takeStake } from './round-money';
import { hasOpenRound, lockRound, saveRound, getStakesOnDraws } from './round.store';
import { dealBaccarat, type BaccaratSide } from './rules/baccarat.rules';
import { roundRandomOf } from './rules/round-random';
import { castNet, type Fish } from './rules/fishing.rules';
import { canStep, highLowPayout, stopAtCap, type HighLowStep } from './rules/high-low.rules';
import { spin } from './rules/slot.rules';
import { largestStake, winOf } from './table-limit.rules';
import { isTimetable, openDraws } from './timetable.rules';
import { drawName } from './round.copy';

type Playing = Pick<Context, 'db' | 'clock' | 'ledger' | 'settings' | 'countSettled' | 'limitUse'>;

export interface Play {
  round: bigint;
  /** Minor units. */
  stake: bigint;
  bet: string;
  clientSeed: string;
  /** Number of the draw, of games on the timetable. */
  draw: number | null;
}

/** The outcome of a round that is decided by itself, and its payout in hundredths of the stake. */
function decided({ game, seed, clientSeed, id }: GameRound, bet: string): { outcome: object; rate: number } {
  const random = roundRandomOf(seed, clientSeed, String(id));
  const outcome =
    game === 'slot' ? spin(random) : game === 'baccarat' ? dealBaccarat(bet as BaccaratSide, random) : castNet(bet as Fish, random);
  return { outcome, rate: outcome.rate };
}

/**
 * Plays a prepared round once: stake, outcome and payout in one transaction. A repeat with the same content returns the first
 * result.
 * @throws RoundRejected
 */
export function playRound(context: Playing, session: GameSession, play: Play): Promise<GameRound> {
  const { bets } = GAMES[session.game];
  if (bets.length === 0 ? play.bet !== '' : !bets.includes(play.bet)) throw new RoundRejected(GAME_COPY.bet);
  return rejecting(() =>
    inTransaction(context.db, async (tx) => {
      if (session.memberId !== null) {
        await lockMember(tx, session.memberId);
        await lockStakes(tx, [session.memberId]);
      }
      const round = await lockRound(tx, session.owner, play.round);
      if (!round || round.game !== session.game) throw new RoundRejected(GAME_COPY.unknownRound);
      if (round.state !== 'prepared') return sameRound(round, play);
      // A round that is open may be ended under maintenance; a new one may not begin.
      if (maintenanceOf(context, session.game) !== undefined) throw new RoundRejected(GAME_COPY.closedNow);
      const now = Math.trunc(context.clock.now());
      if (isTimetable(round.game) ? play.draw === null || !openDraws(round.game, now).includes(play.draw) : play.draw !== null) {
        throw new RoundRejected(GAME_COPY.closed);
      }
      await rejectStake(tx, round, play);
      if (round.game === 'high-low' && (await hasOpenRound(tx, session.owner, round.game))) throw new RoundRejected(GAME_COPY.openRound);
      await takeStake(context, tx, session, { id: round.id, stake: play.stake, now });
      const { stake, bet, clientSeed, draw } = play;
      const opened = { ...round, stake, bet, clientSeed, draw, playedAt: now, state: 'open' as const };
      await saveRound(tx, round.id, opened);
      if (isTimetable(round.game) || round.game === 'high-low') return opened;
      const { outcome, rate } = decided(opened, bet);
      return settle(context, tx, opened, { outcome, payout: (stake * BigInt(rate)) / 100n, now });
    }),
  );
}

const coinsText = (minor: number) => minorToText(BigInt(minor));

/** Rejects a stake outside the limits of its bet. Call it with the member's row or the prepared round locked. @throws RoundRejected */
async function rejectStake(tx: Tx, { owner, game }: GameRound, { stake, bet, draw }: Play): Promise<void> {
  const { minStake, maxWin } = GAMES[game];
  const taken = draw === null ? 0n : winOf(await getStakesOnDraws(tx, owner, game, [draw]));
  const largest = largestStake(game, bet, draw, taken);
  if (stake >= BigInt(minStake) && stake <= BigInt(largest)) return;
  if (largest < minStake) throw new RoundRejected(GAME_COPY.drawFull(drawName(game), coinsText(maxWin)));
  if (stake > BigInt(largest) && largest < largestStake(game, bet, draw)) {
    throw new RoundRejected(GAME_COPY.drawStake(drawName(game), coinsText(maxWin), coinsText(largest)));
  }
  throw new RoundRejected(GAME_COPY.stake(coinsText(minStake), coinsText(largest)));
}

/** The first response again, for a repeat with the same content. */
function sameRound(round: GameRound, { stake, bet, clientSeed, draw }: Play): GameRound {
  if (round.stake !== stake || round.bet !== bet || round.clientSeed !== clientSeed || round.draw !== draw) {
    throw new RoundRejected(GAME_COPY.used);
  }
  return round;
}

/**
 * Takes one step of an open round of 高低牌, once: a repeat of a step that was taken returns the present round.
 * @throws RoundRejected
 */
export function stepRound(context: Playing, session: GameSession, id: bigint, index: number, step: HighLowStep): Promise<GameRound> {
  return inTransaction(context.db, async (tx) => {
    if (session.memberId !== null) await lockStakes(tx, [session.memberId]);
    const round = await lockRound(tx, session.owner, id);
    if (!round || round.game !== 'high-low' || round.state === 'prepared') throw new RoundRejected(GAME_COPY.unknownRound);
    if (round.steps[index] === step) return round;
    const bounds = boundsOf(round.stake);
    const isNext = round.state === 'open' && index === round.steps.length;
    if (!isNext || !canStep(highLowOf(round), step, bounds)) throw new RoundRejected(GAME_COPY.step);
    const steps = [...round.steps, step];
    const state = stopAtCap(highLowOf({ ...round, steps }), bounds);
    const saved = await saveRound(tx, id, { steps });
    if (state.state === 'open') return saved;
    const now = Math.trunc(context.clock.now());
    return settle(context, tx, saved, { outcome: { cards: state.cards }, payout: highLowPayout(state, round.stake), now });
  });
}

/** Runs a transaction; too little money is a rejection like the others. */
async function rejecting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InsufficientBalance) throw new RoundRejected(GAME_COPY.poor);
    throw error;
  }
}

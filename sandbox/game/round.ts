import { eq, and, gte, sql } from 'drizzle-orm';
import { lockMember } from '../bet/exposure';
import { inTransaction, type Tx } from '../db/database';
import { InsufficientBalance } from '../ledger/ledger.model';
import { ownRefusal } from '../limit/limit.guard';
import { minorToText } from '../../lib/kit/number/money';
import type { Context } from '../server/context';
import { repeat } from '../server/repeat';
import { countSettled } from '../stake/count-stakes';
import { lockStakes } from '../stake/stake.store';
import { GAMES } from './game.catalog';
import { GAME_WORDS } from './game.copy';
import { gameSessions, type GameRound, type GameSession } from './game.schema';
import { drawsNamed, lockRound, saveRound, waitingRounds } from './round.store';
import { dealBaccarat, type BaccaratSide } from './rules/baccarat.rules';
import { drawsOf } from './rules/draws';
import { castNet, type Fish } from './rules/fishing.rules';
import { canStep, highLowPayout, playHighLow, type HighLowState, type HighLowStep } from './rules/high-low.rules';
import { spin } from './rules/slot.rules';
import { validStakeInDraw } from './draw-stake.store';
import { stakeOfRound, validStakeOfRound } from './valid-stake';
import { drawRate, drawWin, isTimetable, knownAt, openDraws, outcomeOf, TIMETABLE_GAMES } from './timetable.rules';

const INTERVAL_MS = 1_000;

type Playing = Pick<Context, 'db' | 'clock' | 'ledger'>;

/** A round or step that is refused, with what the player reads. */
export class RoundRefused extends Error {
  override name = 'RoundRefused';
}

export interface Play {
  round: bigint;
  /** Minor units. */
  stake: bigint;
  bet: string;
  clientSeed: string;
  /** Number of the draw, of games on the timetable. */
  draw: number | null;
}

/** Key and reference of a round's money. */
const referenceOf = (id: bigint) => `game-${id}`;

/** The outcome of a round that is decided by itself, and what it pays of a stake in hundredths. */
function decided({ game, seed, clientSeed, id }: GameRound, bet: string): { outcome: object; rate: number } {
  const draws = drawsOf(seed, clientSeed, String(id));
  const outcome =
    game === 'slot' ? spin(draws) : game === 'baccarat' ? dealBaccarat(bet as BaccaratSide, draws) : castNet(bet as Fish, draws);
  return { outcome, rate: outcome.rate };
}

/** The cards of a round of 高低牌 as its steps have left it. */
export function highLowOf({ seed, clientSeed, id, steps }: GameRound): HighLowState {
  return playHighLow(steps as HighLowStep[], drawsOf(seed, clientSeed, String(id)));
}

/**
 * Plays a prepared round once: stake, outcome and payout in one transaction. A repeat with the same content answers what the first
 * did.
 * @throws RoundRefused
 */
export function playRound(context: Playing, session: GameSession, play: Play): Promise<GameRound> {
  const { minStake, maxStake, bets } = GAMES[session.game];
  if (bets.length === 0 ? play.bet !== '' : !bets.includes(play.bet)) throw new RoundRefused(GAME_WORDS.bet);
  return refusing(() =>
    inTransaction(context.db, async (tx) => {
      if (session.memberId !== null) {
        await lockMember(tx, session.memberId);
        await lockStakes(tx, [session.memberId]);
      }
      const round = await lockRound(tx, session.owner, play.round);
      if (!round || round.game !== session.game) throw new RoundRefused(GAME_WORDS.unknownRound);
      if (round.state !== 'prepared') return sameRound(round, play);
      if (play.stake < BigInt(minStake) || play.stake > BigInt(maxStake)) {
        throw new RoundRefused(GAME_WORDS.stake(minorToText(BigInt(minStake)), minorToText(BigInt(maxStake))));
      }
      const now = Math.trunc(context.clock.now());
      if (isTimetable(round.game) ? play.draw === null || !openDraws(round.game, now).includes(play.draw) : play.draw !== null) {
        throw new RoundRefused(GAME_WORDS.closed);
      }
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

/** The first answer again, for a repeat that means the same. */
function sameRound(round: GameRound, { stake, bet, clientSeed, draw }: Play): GameRound {
  if (round.stake !== stake || round.bet !== bet || round.clientSeed !== clientSeed || round.draw !== draw) {
    throw new RoundRefused(GAME_WORDS.used);
  }
  return round;
}

/**
 * Takes one step of an open round of 高低牌, once: a repeat of a step that was taken answers the round as it is.
 * @throws RoundRefused
 */
export function stepRound(context: Playing, session: GameSession, id: bigint, index: number, step: HighLowStep): Promise<GameRound> {
  return inTransaction(context.db, async (tx) => {
    if (session.memberId !== null) await lockStakes(tx, [session.memberId]);
    const round = await lockRound(tx, session.owner, id);
    if (!round || round.game !== 'high-low' || round.state === 'prepared') throw new RoundRefused(GAME_WORDS.unknownRound);
    if (round.steps[index] === step) return round;
    if (index !== round.steps.length || !canStep(highLowOf(round), step)) throw new RoundRefused(GAME_WORDS.step);
    const steps = [...round.steps, step];
    const state = highLowOf({ ...round, steps });
    const saved = await saveRound(tx, id, { steps });
    if (state.state === 'open') return saved;
    const now = Math.trunc(context.clock.now());
    return settle(context, tx, saved, { outcome: { cards: state.cards }, payout: highLowPayout(state, round.stake), now });
  });
}

async function takeStake(
  { ledger }: Playing,
  tx: Tx,
  { memberId, owner }: GameSession,
  { id, stake, now }: { id: bigint; stake: bigint; now: number },
): Promise<void> {
  if (memberId === null) {
    const enough = and(eq(gameSessions.owner, owner), gte(gameSessions.trialBalance, stake));
    const [left] = await tx
      .update(gameSessions)
      .set({ trialBalance: sql`${gameSessions.trialBalance} - ${stake}` })
      .where(enough)
      .returning({ owner: gameSessions.owner });
    if (!left) throw new RoundRefused(GAME_WORDS.poor);
    return;
  }
  const own = await ownRefusal(tx, { memberId, at: now, what: 'bet', amount: stake });
  if (own) throw new RoundRefused(own.words);
  await ledger.openBet(tx, { memberId, betId: referenceOf(id), stake, key: referenceOf(id) });
}

/** Ends a round: the payout goes to the member's wallet, or to the balance of trial play. */
async function settle(
  { ledger }: Pick<Context, 'ledger'>,
  tx: Tx,
  round: GameRound,
  { outcome, payout, now, validStake }: { outcome: unknown; payout: bigint; now: number; validStake?: bigint },
): Promise<GameRound> {
  const { id, owner, memberId, stake } = round;
  const end = { state: 'settled' as const, outcome, payout, settledAt: now };
  const counted = { ...end, validStake: validStake ?? validStakeOfRound({ ...round, ...end }), counted: true };
  if (memberId !== null) await countSettled(tx, [stakeOfRound({ ...round, ...counted, memberId })]);
  if (memberId !== null) await ledger.settleBet(tx, { memberId, betId: referenceOf(id), stake, payout });
  else if (payout > 0n) {
    await tx
      .update(gameSessions)
      .set({ trialBalance: sql`${gameSessions.trialBalance} + ${payout}` })
      .where(eq(gameSessions.owner, owner));
  }
  return saveRound(tx, id, counted);
}

/** Settles the rounds whose draws are known by now. The number of rounds. */
async function settleDraws(context: Playing): Promise<number> {
  const now = Math.trunc(context.clock.now());
  let settled = 0;
  for (const game of TIMETABLE_GAMES) {
    const waiting = await waitingRounds(context.db, game, openDraws(game, now)[0]! - 1);
    for (const { number, seed } of await drawsNamed(context.db, game, [...new Set(waiting.map(({ draw }) => draw!))])) {
      const outcome = outcomeOf(game, number, seed);
      if (knownAt(game, number, outcome) > now) continue;
      const payoutOf = ({ bet, stake }: Pick<GameRound, 'bet' | 'stake'>): bigint =>
        drawWin(bet, outcome) ? (stake * BigInt(drawRate(game, number, bet))) / 100n : 0n;
      for (const { id, owner, memberId } of waiting.filter(({ draw }) => draw === number)) {
        settled += await inTransaction(context.db, async (tx) => {
          if (memberId !== null) await lockStakes(tx, [memberId]);
          const round = await lockRound(tx, owner, id);
          if (round?.state !== 'open') return 0;
          const payout = payoutOf(round);
          const validStake = await validStakeInDraw(tx, round, payoutOf);
          await settle(context, tx, round, { outcome, payout, now, validStake });
          return 1;
        });
      }
    }
  }
  return settled;
}

/** Settles on a short real interval and whenever asked. */
export function startDraws(context: Playing & Pick<Context, 'log'>): { tick(): Promise<number>; stop(): Promise<void> } {
  const tick = () => settleDraws(context);
  return { tick, stop: repeat(context, INTERVAL_MS, tick, 'settling draws failed') };
}

/** Runs a transaction; too little money is a refusal like the others. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof InsufficientBalance) throw new RoundRefused(GAME_WORDS.poor);
    throw error;
  }
}

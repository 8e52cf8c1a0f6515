import { lockMember } from '../../member/account/member';
import { inTransaction, type Tx } from '../../../kernel/db/database';
import { InsufficientBalance } from '../../../kernel/ledger/ledger.model';
import { minorToText } from '@pavilion/number/money';
import type { Context } from '../../context';
import { lockStakes } from '../../betting/stake/stake.store';
import { getDraws } from './draw-chain.store';
import { drawRulesOf, GAMES } from './game-catalog';
import { GAME_COPY } from './game.copy';
import type { Bounds, Game, Line, StepsRules } from './game.model';
import type { GameRound, GameSession } from './game.tables';
import { maintenanceOf } from './game-state';
import { isSameLines, payoutOfLines, stakeOfLines } from './line.rules';
import { RoundRejected, settle, takeStake } from './round-money';
import { hasOpenRound, listLinesOnDraws, lockRound, saveRound } from './round.store';
import { roundRandomOf } from './round-random';
import { largestStake, winOf } from './table-limit.rules';
import { drawName } from './round.copy';

type Playing = Pick<Context, 'db' | 'clock' | 'ledger' | 'settings' | 'countSettled' | 'limitUse'>;

export interface Play {
  round: bigint;
  lines: Line[];
  clientSeed: string;
  /** Number of the draw, of games of draws. */
  draw: number | null;
}

/** The stake that a round began with, and the most that it can pay. */
export const boundsOf = ({ game, lines }: Pick<GameRound, 'game' | 'lines'>): Bounds => ({
  stake: stakeOfLines(lines),
  cap: BigInt(GAMES[game].maxWin),
});

/** The state of a round of steps after its steps. */
export function stateOf(rules: StepsRules, { lines, steps, seed, clientSeed, id }: GameRound): unknown {
  return rules.replay(lines[0]?.bet ?? '', steps, roundRandomOf(seed, clientSeed, String(id)));
}

/** True for bets that a round of the game can have: known ones, each once, and not too many. */
function isPlayable({ rules: { bets, maxLines } }: Game, lines: readonly Line[]): boolean {
  const names = lines.map(({ bet }) => bet);
  if (names.length === 0 || names.length > maxLines || new Set(names).size < names.length) return false;
  return bets.length === 0 ? names[0] === '' : names.every((bet) => bets.includes(bet));
}

/**
 * Plays a prepared round once: stake, outcome and payout in one transaction. A repeat with the same content returns the first
 * result.
 * @throws RoundRejected
 */
export function playRound(context: Playing, session: GameSession, play: Play): Promise<GameRound> {
  const game = GAMES[session.game];
  const { rules } = game;
  if (!isPlayable(game, play.lines)) throw new RoundRejected(GAME_COPY.bet);
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
      const drawRules = drawRulesOf(session.game);
      if (drawRules ? play.draw === null || !drawRules.timetable.openDraws(now).includes(play.draw) : play.draw !== null) {
        throw new RoundRejected(GAME_COPY.closed);
      }
      await rejectStakes(tx, round, play);
      if (rules.kind === 'steps' && (await hasOpenRound(tx, session.owner, round.game))) throw new RoundRejected(GAME_COPY.openRound);
      const { lines, clientSeed, draw } = play;
      const stake = stakeOfLines(lines);
      await takeStake(context, tx, session, { id: round.id, stake, now });
      const [drawn] = draw === null ? [] : await getDraws(tx, round.game, [draw]);
      const proof = drawn ? { seed: drawn.seed, seedHash: drawn.seedHash } : {};
      const opened = { ...round, ...proof, stake, lines, clientSeed, draw, playedAt: now, state: 'open' as const };
      await saveRound(tx, round.id, opened);
      if (rules.kind === 'draws') return opened;
      if (rules.kind === 'steps') return settleIfOver(context, tx, opened);
      const outcome = rules.decide(roundRandomOf(round.seed, clientSeed, String(round.id)), lines[0]!.bet);
      return settle(context, tx, opened, { outcome, payout: payoutOfLines(lines, (bet) => rules.rateOf(outcome, bet)), now });
    }),
  );
}

const coinsText = (minor: number) => minorToText(BigInt(minor));

/** Rejects stakes outside the limits of their bets. Call it with the member's row or the prepared round locked. @throws RoundRejected */
async function rejectStakes(tx: Tx, { owner, game }: GameRound, { lines, draw }: Play): Promise<void> {
  const { minStake, maxWin } = GAMES[game];
  let taken = draw === null ? 0n : winOf(game, draw, (await listLinesOnDraws(tx, owner, game, [draw])).get(draw)!);
  for (const line of lines) {
    const { bet, stake } = line;
    const largest = largestStake(game, bet, draw, taken);
    if (stake < minStake || stake > largest) {
      if (largest < minStake) throw new RoundRejected(GAME_COPY.drawFull(drawName(game), coinsText(maxWin)));
      if (stake > largest && largest < largestStake(game, bet, draw)) {
        throw new RoundRejected(GAME_COPY.drawStake(drawName(game), coinsText(maxWin), coinsText(largest)));
      }
      throw new RoundRejected(GAME_COPY.stake(coinsText(minStake), coinsText(largest)));
    }
    taken += winOf(game, draw, [line]);
  }
}

/** The first response again, for a repeat with the same content. */
function sameRound(round: GameRound, { lines, clientSeed, draw }: Play): GameRound {
  if (!isSameLines(round.lines, lines) || round.clientSeed !== clientSeed || round.draw !== draw) {
    throw new RoundRejected(GAME_COPY.used);
  }
  return round;
}

/** Settles a round of steps that its steps have ended. */
async function settleIfOver(context: Playing, tx: Tx, round: GameRound): Promise<GameRound> {
  const rules = GAMES[round.game].rules as StepsRules;
  const state = stateOf(rules, round);
  const payout = rules.payoutOf(state, boundsOf(round));
  if (payout === null) return round;
  return settle(context, tx, round, { outcome: rules.outcomeOf(state), payout, now: Math.trunc(context.clock.now()) });
}

/**
 * Takes one step of an open round, once, with the stake that it adds: a repeat of a step that was taken returns the present round.
 * @throws RoundRejected
 */
export function stepRound(context: Playing, session: GameSession, id: bigint, index: number, step: string): Promise<GameRound> {
  const { rules } = GAMES[session.game];
  const isRaise = rules.kind === 'steps' && rules.raises?.includes(step) === true;
  return rejecting(() =>
    inTransaction(context.db, async (tx) => {
      if (session.memberId !== null) {
        if (isRaise) await lockMember(tx, session.memberId);
        await lockStakes(tx, [session.memberId]);
      }
      const round = await lockRound(tx, session.owner, id);
      if (rules.kind !== 'steps' || round?.game !== session.game || round.state === 'prepared') {
        throw new RoundRejected(GAME_COPY.unknownRound);
      }
      if (round.steps[index] === step) return round;
      const isNext = round.state === 'open' && index === round.steps.length;
      const bounds = boundsOf(round);
      if (!isNext || !rules.canStep(stateOf(rules, round), step, bounds)) throw new RoundRejected(GAME_COPY.step);
      const added = isRaise ? bounds.stake : 0n;
      if (added > 0n) await takeStake(context, tx, session, { id, stake: added, now: Math.trunc(context.clock.now()), step: index });
      return settleIfOver(context, tx, await saveRound(tx, id, { steps: [...round.steps, step], stake: round.stake + added }));
    }),
  );
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

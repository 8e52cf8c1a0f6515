import type { Db } from '../../../kernel/db/database';
import { getDraws } from './draw-chain.store';
import { DRAW_CODES, drawRulesOf, GAMES, type GameCode } from './game-catalog';
import type { Line, MatchScore, RoundTable, StepsRules } from './game.model';
import type { GameRound } from './game.tables';
import { boundsOf, stateOf } from './round';
import { drawRandomOf } from './round-random';

/** A played round as its player sees it. Money is minor units, `rate` hundredths. */
export interface RoundView {
  id: string;
  game: GameCode;
  state: 'open' | 'settled';
  stake: number;
  lines: readonly Line[];
  payout: number;
  /** SHA-256 of the seed, shown before the round. */
  hash: string;
  /** Null until the round is settled. */
  seed: string | null;
  /** Position of a draw in its chain, and the hash that was published when the chain began. */
  chain: { position: number; commitment: string } | null;
  clientSeed: string;
  steps: readonly string[];
  outcome: unknown;
  draw: number | null;
  /** World ms. */
  playedAt: number;
  settledAt: number | null;
  /** An open round of steps; null for the others. */
  table: RoundTable | null;
}

/** Rounds with the proof of each that is settled. */
export async function getRoundViews(db: Db, rounds: readonly GameRound[]): Promise<RoundView[]> {
  const chains = new Map<string, RoundView['chain']>();
  for (const game of DRAW_CODES) {
    const numbers = new Set(rounds.flatMap((round) => (round.game === game && round.draw !== null ? [round.draw] : [])));
    for (const { seed, chain } of await getDraws(db, game, [...numbers])) chains.set(seed, chain);
  }
  return rounds.map((round) => roundView(round, chains.get(round.seed) ?? null));
}

function roundView(round: GameRound, chain: RoundView['chain']): RoundView {
  const { id, game, state, stake, lines, payout, seed, seedHash, clientSeed, steps, outcome, draw, playedAt, settledAt } = round;
  const isSettled = state === 'settled';
  return {
    id: String(id),
    game,
    state: isSettled ? 'settled' : 'open',
    stake: Number(stake),
    lines,
    payout: Number(payout),
    hash: seedHash,
    seed: isSettled ? seed : null,
    chain,
    clientSeed: draw === null ? clientSeed : '',
    steps,
    outcome: isSettled ? outcome : null,
    draw,
    playedAt: playedAt!,
    settledAt,
    table: isSettled ? null : tableOf(round),
  };
}

function tableOf(round: GameRound): RoundTable | null {
  const { rules } = GAMES[round.game];
  if (rules.kind !== 'steps') return null;
  return rules.tableOf(stateOf(rules satisfies StepsRules, round), boundsOf(round));
}

/** A draw that takes bets. */
export interface OpenDrawView {
  number: number;
  hash: string;
  closesAt: number;
  /** World ms of the latest time at which its outcome is known. */
  resultAt: number;
  /** Hundredths, by bet. */
  rates: Readonly<Record<string, number>>;
  home: string;
  away: string;
}

/** A draw that took bets before. `outcome` and `seed` are null until they are known; `score` is a match's by now. */
export interface LastDrawView {
  number: number;
  hash: string;
  seed: string | null;
  outcome: unknown;
  endsAt: number;
  home: string;
  away: string;
  score: MatchScore | null;
}

const NO_TEAMS = { home: '', away: '' } as const;

/** The draws of a game at `now`, world ms, and the hash of the chain of the next one. */
export async function getDrawViews(
  db: Db,
  game: GameCode,
  now: number,
): Promise<{ open: OpenDrawView[]; last: LastDrawView[]; commitment: string }> {
  const rules = drawRulesOf(game)!;
  const { timetable, match } = rules;
  const teams = (number: number) => {
    const { home, away } = match?.teamsOf(number) ?? NO_TEAMS;
    return { home, away };
  };
  const openNumbers = timetable.openDraws(now);
  const draws = await getDraws(db, game, [...openNumbers, ...timetable.closedDraws(now)]);
  const open = draws.slice(0, openNumbers.length).map(({ number, seedHash }) => ({
    number,
    hash: seedHash,
    closesAt: timetable.closesAt(number),
    resultAt: timetable.resultAt(number),
    rates: Object.fromEntries(rules.bets.map((bet) => [bet, rules.topRate(bet, number)])),
    ...teams(number),
  }));
  const last = draws.slice(openNumbers.length).map(({ number, seed, seedHash }) => {
    const outcome = rules.decide(drawRandomOf(seed, game, number), number);
    const endsAt = rules.knownAt(number, outcome);
    const known = endsAt <= now;
    return {
      number,
      hash: seedHash,
      seed: known ? seed : null,
      outcome: known ? outcome : null,
      // The length of a match reveals its outcome.
      endsAt: known || !match ? endsAt : timetable.closesAt(number),
      ...teams(number),
      score: match?.scoreAt(number, outcome, now, drawRandomOf(seed, `${game}-score`, number)) ?? null,
    };
  });
  return { open, last, commitment: draws[0]!.chain.commitment };
}

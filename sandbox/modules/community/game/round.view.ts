import type { Db } from '../../../kernel/db/database';
import type { GameDraw, GameRound } from './game.tables';
import { ensureDraws } from './round.store';
import { boundsOf, highLowOf } from './high-low';
import { offerOf } from './rules/high-low.rules';
import {
  closesAt,
  drawRate,
  isSeries,
  knownAt,
  closedDrawNumbers,
  openDraws,
  outcomeOf,
  scoreAt,
  teamsOf,
  TIMETABLE_GAMES,
  type TimetableGame,
} from './timetable.rules';
import { GAMES } from './game-catalog';

/** A played round as its player sees it. Money is minor units, `rate` hundredths. */
export interface RoundView {
  id: string;
  game: string;
  state: 'open' | 'settled';
  stake: number;
  bet: string;
  payout: number;
  /** SHA-256 of the seed, shown before the round. */
  hash: string;
  /** Null until the round is settled. */
  seed: string | null;
  clientSeed: string;
  steps: readonly string[];
  outcome: unknown;
  draw: number | null;
  /** World ms. */
  playedAt: number;
  settledAt: number | null;
  /** An open round of 高低牌: the cards on the table, its present value, and its value after a right guess. */
  table: { cards: readonly number[]; value: number; higher: number | null; lower: number | null } | null;
}

/** Rounds with the proof of each that is settled; a draw's proof is the draw's own. */
export async function getRoundViews(db: Db, rounds: readonly GameRound[]): Promise<RoundView[]> {
  const draws = new Map<string, GameDraw>();
  for (const game of TIMETABLE_GAMES) {
    const numbers = new Set(rounds.flatMap((round) => (round.game === game && round.draw !== null ? [round.draw] : [])));
    for (const draw of await ensureDraws(db, game, [...numbers])) draws.set(`${game} ${draw.number}`, draw);
  }
  return rounds.map((round) => roundView(round, draws.get(`${round.game} ${round.draw}`) ?? round));
}

function roundView(round: GameRound, proof: Pick<GameDraw, 'seed' | 'seedHash'>): RoundView {
  const { id, game, state, stake, bet, payout, clientSeed, steps, outcome, draw, playedAt, settledAt } = round;
  const goesOn = game === 'high-low' && state === 'open' ? highLowOf(round) : null;
  return {
    id: String(id),
    game,
    state: state === 'settled' ? 'settled' : 'open',
    stake: Number(stake),
    bet,
    payout: Number(payout),
    hash: proof.seedHash,
    seed: state === 'settled' ? proof.seed : null,
    clientSeed: draw === null ? clientSeed : '',
    steps,
    outcome: state === 'settled' ? outcome : null,
    draw,
    playedAt: playedAt!,
    settledAt,
    table: goesOn && {
      cards: goesOn.cards,
      value: Number((stake * goesOn.numerator) / goesOn.denominator),
      higher: amountOf(offerOf(goesOn, 'higher', boundsOf(stake))),
      lower: amountOf(offerOf(goesOn, 'lower', boundsOf(stake))),
    },
  };
}

const amountOf = (amount: bigint | null) => (amount === null ? null : Number(amount));

/** A draw that takes bets. */
export interface OpenDrawView {
  number: number;
  hash: string;
  closesAt: number;
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
  score: { home: number; away: number; over: boolean } | null;
}

/** The timetable of a game at `now`, world ms. */
export async function getDrawViews(db: Db, game: TimetableGame, now: number): Promise<{ open: OpenDrawView[]; last: LastDrawView[] }> {
  const teams = (number: number) => (isSeries(game) ? teamsOf(number, game) : { home: '', away: '' });
  const open = (await ensureDraws(db, game, openDraws(game, now))).map(({ number, seedHash }) => ({
    number,
    hash: seedHash,
    closesAt: closesAt(game, number),
    rates: Object.fromEntries(GAMES[game].bets.map((bet) => [bet, drawRate(game, number, bet)])),
    home: teams(number).home,
    away: teams(number).away,
  }));
  const last = (await ensureDraws(db, game, closedDrawNumbers(game, now))).map(({ number, seed, seedHash }) => {
    const outcome = outcomeOf(game, number, seed);
    const endsAt = knownAt(game, number, outcome);
    const known = endsAt <= now;
    return {
      number,
      hash: seedHash,
      seed: known ? seed : null,
      outcome: known ? outcome : null,
      // The length of a match reveals its outcome.
      endsAt: known || game === 'dice' ? endsAt : closesAt(game, number),
      home: teams(number).home,
      away: teams(number).away,
      score: scoreAt(number, outcome, now),
    };
  });
  return { open, last };
}

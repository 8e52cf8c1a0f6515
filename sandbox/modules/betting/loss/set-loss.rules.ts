import { targetOf } from '../../../world/volleyball/board';
import { setName } from '../../../world/sets/state';
import { COUNTED_BY } from '../../../world/engine/market.model';
import type { Pair } from '../../../world/engine/world.model';
import { lossTable, type RiskedLeg } from './loss-table.rules';
import type { Position } from './position.rules';

/** More than the games of a match of five sets, and than the points of a set up to which results are tried. */
const SPAN = 64;
/** Points of a volleyball set beyond the level at which two in a row are needed. */
const DEUCE = 10;

const TENNIS_SETS: readonly Pair[] = [0, 1, 2, 3, 4]
  .map((games): Pair => [6, games])
  .concat([
    [7, 5],
    [7, 6],
  ]);

/** The scores with which a set can end, won by home. */
function wonSets(sport: RiskedLeg['sport'], index: number, running: Pair): readonly Pair[] {
  if (sport === 'tennis') return TENNIS_SETS;
  const target = targetOf(index);
  const straight = Array.from({ length: target - 1 }, (_, points): Pair => [target, points]);
  const highest = Math.max(target, ...running) + DEUCE;
  return [...straight, ...Array.from({ length: highest - target }, (_, more): Pair => [target + more + 1, target + more - 1])];
}

/** The scores with which a set can end from its score now. */
function finalScores(sport: RiskedLeg['sport'], index: number, running: Pair): Pair[] {
  return wonSets(sport, index, running)
    .flatMap(([home, away]): Pair[] => [
      [home, away],
      [away, home],
    ])
    .filter(([home, away]) => home >= running[0] && away >= running[1]);
}

/** A way through the sets so far. */
interface Way {
  sets: Pair;
  games: Pair;
  /** The most that bets on these sets can have lost. */
  loss: number;
}

const plus = (one: Pair, other: Pair): Pair => [one[0] + other[0], one[1] + other[1]];
const winOf = ([home, away]: Pair): Pair => (home > away ? [1, 0] : [0, 1]);

/** The most that bets on a match of sets can lose together, over all results that can still come. */
export function maxLossInSets(legs: readonly RiskedLeg[], { format, done, running }: Position): number {
  const { sport } = legs[0]!;
  const counted = sport === 'tennis';
  const full = legs.filter(({ period }) => period === 'full');
  const onGames = lossTable(
    full.filter(({ kind }) => counted && COUNTED_BY[kind] === 'games'),
    SPAN,
  );
  const onSets = lossTable(
    full.filter(({ kind }) => !(counted && COUNTED_BY[kind] === 'games')),
    SPAN,
  );
  const wins = done.map(winOf).reduce(plus, [0, 0]);
  const inSet = (index: number) =>
    lossTable(
      legs.filter(({ period }) => period === setName(index)),
      SPAN,
    );
  const decided = done.reduce((loss, score, index) => loss + inSet(index)(score), 0);
  let ways = new Map<string, Way>([['', { sets: wins, games: counted ? done.reduce(plus, [0, 0]) : [0, 0], loss: decided }]]);
  let max = Number.NEGATIVE_INFINITY;
  for (let index = done.length; index < format && ways.size > 0; index += 1) {
    const onSet = inSet(index);
    const scores = finalScores(sport, index, index === done.length ? running : [0, 0]).map((end) => [end, onSet(end)] as const);
    const next = new Map<string, Way>();
    for (const way of ways.values()) {
      for (const [end, lost] of scores) {
        const sets = plus(way.sets, winOf(end));
        const games = counted ? plus(way.games, end) : way.games;
        const loss = way.loss + lost;
        if (Math.max(...sets) > format / 2) {
          max = Math.max(max, loss + onSets(sets) + onGames(games));
          continue;
        }
        const key = `${sets.join('-')} ${games.join('-')}`;
        if (loss > (next.get(key)?.loss ?? Number.NEGATIVE_INFINITY)) next.set(key, { sets, games, loss });
      }
    }
    ways = next;
  }
  return max;
}

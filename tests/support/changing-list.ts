import type { Clock, Match, MatchList, Snapshot } from '@/lib/domain/betting/match/sport.model';
import { handicap, match, total, winner } from './match.builder';
import * as fc from './property';

/** A change of a list between two responses of its venue. */
type Step = (matches: readonly Match[]) => readonly Match[];

const at = (matches: readonly Match[], index: number, change: (match: Match) => Match) =>
  matches.map((one, position) => (position === index % matches.length ? change(one) : one));

const price = fc.constantFrom('1.01', '1.36', '2.05', '11.5', null);
const index = fc.nat({ max: 9 });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(index, price, price).map(
    ([of, home, away]): Step =>
      (matches) =>
        at(matches, of, (one) => ({ ...one, markets: [winner(`${one.id}1`, [home, '3.4', away]), ...one.markets.slice(1)] })),
  ),
  fc.tuple(index, fc.constantFrom('-0.5', '+1')).map(
    ([of, line]): Step =>
      (matches) =>
        at(matches, of, (one) => ({ ...one, markets: [...one.markets.slice(0, 1), handicap(`${one.id}2${line}`, line)] })),
  ),
  index.map(
    (of): Step =>
      (matches) =>
        at(matches, of, (one) => ({ ...one, markets: [...one.markets, total(`${one.id}3`)].slice(-3), marketCount: one.marketCount + 1 })),
  ),
  fc.tuple(index, fc.nat({ max: 5 })).map(
    ([of, goals]): Step =>
      (matches) =>
        at(matches, of, (one) => ({ ...one, score: goals > 4 ? null : [goals, 0], phase: goals > 3 ? 'half-time' : one.phase })),
  ),
  fc.tuple(index, fc.nat({ max: 3 })).map(
    ([of, sets]): Step =>
      (matches) =>
        at(matches, of, (one) => ({ ...one, periodScores: Array.from({ length: sets }, () => [6, 4] as const) })),
  ),
  fc.tuple(index, fc.constantFrom('意甲', '西甲', '英超')).map(
    ([of, name]): Step =>
      (matches) =>
        at(matches, of, (one) => ({ ...one, league: { ...one.league, id: name.slice(0, 1), name } })),
  ),
  fc.nat({ max: 99 }).map(
    (id): Step =>
      (matches) =>
        matches.some((one) => one.id === `n${id}`) ? matches : [...matches, match(`n${id}`)],
  ),
  index.map(
    (of): Step =>
      (matches) =>
        matches.filter((_, position) => position !== of),
  ),
  fc.constant<Step>((matches) => matches.toReversed()),
  fc.constant<Step>((matches) => matches),
  fc.tuple(index, fc.constantFrom('stop', 'run', 'jump', 'back', 'none', 'count-down')).map(
    ([of, kind]): Step =>
      (matches) =>
        at(matches, of, (one) => ({ ...one, clock: clockAfter(one.clock, kind) })),
  ),
);

function clockAfter(clock: Clock | null, kind: string): Clock | null {
  const { seconds } = clock ?? { seconds: 600 };
  if (kind === 'none') return null;
  if (kind === 'count-down') return { seconds, running: true, injury: 0, down: true };
  const moved = kind === 'jump' ? seconds + 30 : kind === 'back' ? Math.max(0, seconds - 7) : seconds;
  return { seconds: moved, running: kind !== 'stop', injury: 0 };
}

/** Lets every clock run, as a venue does between its responses. `ms`: exact, of which clocks show whole seconds. */
function passTime(matches: readonly Match[], from: number, to: number): readonly Match[] {
  const passed = Math.floor(to / 1000) - Math.floor(from / 1000);
  return matches.map((one) => {
    if (!one.clock?.running) return one;
    const { clock } = one;
    return { ...one, clock: { ...clock, seconds: clock.down ? Math.max(0, clock.seconds - passed) : clock.seconds + passed } };
  });
}

/** The responses of a venue to a request each second or so: prices, lines, scores, clocks and leagues change, matches come and leave. */
export const changingList: fc.Arbitrary<readonly Snapshot<MatchList>[]> = fc
  .tuple(
    fc.nat({ max: 6 }),
    fc.array(fc.tuple(fc.array(step, { maxLength: 4 }), fc.integer({ min: 900, max: 4_000 }), fc.nat({ max: 3 })), {
      minLength: 1,
      maxLength: 14,
    }),
  )
  .map(([size, beats]) => {
    let matches: readonly Match[] = Array.from({ length: size }, (_, nth) => match(String(nth)));
    let now = 5_000_123;
    return beats.map(([steps, wait, invalidRows]) => {
      matches = passTime(matches, now, now + wait);
      now += wait;
      for (const change of steps) matches = change(matches);
      return { at: now, data: { matches, total: matches.length + invalidRows, invalidRows } };
    });
  });

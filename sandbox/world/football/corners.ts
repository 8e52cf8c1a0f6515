import model from '../data/model.json';
import type { Fixture } from '../engine/fixture.model.ts';
import type { Script } from './script.model.ts';

/** Share of a match's corners that falls into the first half. */
export const FIRST_HALF_CORNERS = 0.48;
/** Max corners still to come that are counted one by one. */
const MAX_CORNERS = 40;

/** Expected corners of both sides: the stronger side has more of them. */
export function cornerMeans({ rates }: Pick<Fixture, 'rates'>): readonly [home: number, away: number] {
  const edge = Math.log(rates.home / rates.away);
  const { home, away } = model.corners;
  return [Math.max(1, home[0]! + home[1]! * edge), Math.max(1, away[0]! + away[1]! * edge)];
}

/** Share of a half that is still to be played. */
function shareLeft(since: number, length: number): number {
  return 1 - Math.min(1, Math.max(0, since / length));
}

/** Chance of each number of corners still to come, of both sides together: they fall evenly within each half. */
export function cornersLeft(
  fixture: Pick<Fixture, 'rates'>,
  { kickOff, secondAt, tempo }: Pick<Script, 'kickOff' | 'secondAt' | 'tempo'>,
  at: number,
): Float64Array {
  const remaining =
    FIRST_HALF_CORNERS * shareLeft(at - kickOff, tempo.first) + (1 - FIRST_HALF_CORNERS) * shareLeft(at - secondAt, tempo.second);
  const [home, away] = cornerMeans(fixture);
  const mean = (home + away) * remaining;
  const row = new Float64Array(MAX_CORNERS + 1);
  row[0] = Math.exp(-mean);
  for (let count = 1; count <= MAX_CORNERS; count += 1) row[count] = (row[count - 1]! * mean) / count;
  return row;
}

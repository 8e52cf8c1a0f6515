import { MINUTE } from './calendar.ts';
import { memo } from './memo.ts';
import { SLOT, type Rounds } from './rounds.ts';

/**
 * Ends of the small leagues' matches, one every five minutes of the day: those that would end earliest by themselves
 * get the earliest ends, so that each is moved by little. Pauses take up the difference; what happens stays as drawn.
 * @param lengthOf ms that a match takes by itself.
 * @param usual ms of a usual match, in whole slots: the first of a day's matches ends this long after its first start.
 * @returns the world ms at which a match of a small league ends; null for other matches.
 */
export function createEnds(rounds: Rounds, lengthOf: (number: number) => number, usual: number): (number: number) => number | null {
  const days = memo(12, (day: number) => {
    const matches = rounds.matchesOfDay(day);
    const first = matches[0]!.kickOff + usual;
    const own = matches.map((match) => ({ number: match.number, end: match.kickOff + lengthOf(match.number) }))
      .toSorted((a, b) => a.end - b.end || a.number - b.number);
    return new Map(own.map(({ number }, rank) => [number, first + rank * SLOT]));
  });
  return (number) => {
    const day = rounds.dayOf(number);
    return day === null ? null : days(day).get(number)!;
  };
}

/** By how much pauses of `pauses` ms are stretched so that the whole takes `wanted` instead of `natural`; never to nothing. */
export function stretchOf(pauses: number, natural: number, wanted: number | null): number {
  if (wanted === null) return 1;
  return Math.max(MINUTE, pauses + wanted - natural) / pauses;
}

import { MINUTE } from './calendar.ts';
import { unit } from './chance.ts';
import { memo } from './memo.ts';
import { SLOT, type Rounds } from './rounds.ts';

/** How long a match takes by itself, and how long it is to take (ms). */
export interface DurationPlan {
  natural: number;
  planned: number;
}

/**
 * Ends of the small leagues' matches, one in each five minutes of the day: those that would end earliest by themselves get the
 * earliest ends, so that each is moved by little. Pauses take up the difference; what happens stays as drawn. The end's place
 * within its five minutes is drawn, so that the time of day does not reveal whether a match can end now.
 * @param seed of the world.
 * @param lengthOf ms that a match takes by itself.
 * @param usual ms of a usual match, in whole slots: the first of a day's matches ends this long after its first start.
 * @returns the plan of a small league's match; null for other matches.
 */
export function scheduleEnds(
  seed: string,
  rounds: Rounds,
  lengthOf: (number: number) => number,
  usual: number,
): (number: number) => DurationPlan | null {
  const days = memo(12, (day: number) => {
    const matches = rounds.matchesOfDay(day);
    const first = matches[0]!.kickOff + usual;
    const own = matches
      .map((match) => ({ number: match.number, end: match.kickOff + lengthOf(match.number), kickOff: match.kickOff }))
      .toSorted((a, b) => a.end - b.end || a.number - b.number);
    return new Map(
      own.map(({ number, end, kickOff }, rank): [number, DurationPlan] => [
        number,
        { natural: end - kickOff, planned: first + Math.floor((rank + unit(`end|${seed}|${number}`)) * SLOT) - kickOff },
      ]),
    );
  });
  return (number) => {
    const day = rounds.dayOf(number);
    return day === null ? null : days(day).get(number)!;
  };
}

/** By how much pauses of `pauses` ms are stretched so that a match keeps to its plan; never to nothing. */
export function stretchOf(pauses: number, { natural, planned }: DurationPlan): number {
  return Math.max(MINUTE, pauses + planned - natural) / pauses;
}

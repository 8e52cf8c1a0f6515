/**
 * Round `round` of an endless round robin by the circle method: pairs of indexes below `count`, every pair once in
 * `count - 1` rounds (odd counts: one rests), home and away changed over in every other half season.
 * A team's place in the round moves by at most one from round to round, so that rounds played in order leave it its rest.
 */
export function roundPairs(count: number, round: number): [home: number, away: number][] {
  const seats = count + (count % 2);
  const roundCount = seats - 1;
  const roundIndex = ((round % roundCount) + roundCount) % roundCount;
  const back = Math.floor(round / roundCount) % 2 !== 0;
  const rotated = (seat: number) => (seat === 0 ? 0 : 1 + ((seat - 1 + roundIndex) % roundCount));
  const pairs: [number, number][] = [];
  for (let seat = 0; seat < seats / 2; seat += 1) {
    const one = rotated(seat);
    const other = rotated(seats - 1 - seat);
    if (one >= count || other >= count) continue;
    // Alternating by round gives every team home and away alternately; seat 0 would otherwise be at home all season.
    const swap = (seat === 0 ? roundIndex % 2 === 1 : seat % 2 === 1) !== back;
    pairs.push(swap ? [other, one] : [one, other]);
  }
  return pairs;
}

/** Matches in one round of so many teams. */
export function pairsPerRound(count: number): number {
  return Math.floor(count / 2);
}

/** Rounds in which everybody plays everybody at home and away. */
export function doubleRounds(count: number): number {
  return 2 * (count + (count % 2) - 1);
}

/** Indexes of the rounds in which two seats meet, among `rounds` rounds from round `first` on. */
export function meetingRounds(count: number, [one, other]: readonly [number, number], first: number, rounds: number): number[] {
  return Array.from({ length: rounds }, (_, index) => index).filter((index) =>
    roundPairs(count, first + index).some(([home, away]) => (home === one && away === other) || (home === other && away === one)),
  );
}

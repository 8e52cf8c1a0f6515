import type { RoundView } from '../round.view';

type Known = Pick<RoundView, 'id' | 'state' | 'steps'>;

/** Rounds that `latest` decides and `shown` does not show yet: one that ended, or one with a step whose result is new. */
export function newsOf<Round extends Known>(shown: readonly Known[], latest: readonly Round[]): readonly Round[] {
  return latest.filter((round) => {
    const before = shown.find(({ id }) => id === round.id);
    // Taking the money turns nothing over.
    if (round.steps.at(-1) === 'take') return false;
    if (round.steps.length > (before?.steps.length ?? 0)) return true;
    return round.state === 'settled' && before?.state !== 'settled';
  });
}

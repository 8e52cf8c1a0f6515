import type { RoundView } from '../round.view';

type Known = Pick<RoundView, 'id' | 'state' | 'steps'>;

/** True when `latest` decides something that `shown` does not show yet: a round that ended, or a card that was guessed. */
export function hasNews(shown: readonly Known[], latest: readonly Known[]): boolean {
  return latest.some((round) => {
    const before = shown.find(({ id }) => id === round.id);
    // Taking the money turns no card over.
    if (round.steps.at(-1) === 'take') return false;
    if (round.steps.length > (before?.steps.length ?? 0)) return true;
    return round.state === 'settled' && before?.state !== 'settled';
  });
}

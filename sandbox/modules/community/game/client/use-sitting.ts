import { useState } from 'react';
import type { GameView } from '../game-server';

/** Net result of the rounds that were settled since the page was opened, in minor units; null before the first. */
export function useSitting({ rounds }: Pick<GameView, 'rounds'>): number | null {
  const [first] = useState(() => new Set(rounds.filter(({ state }) => state === 'settled').map(({ id }) => id)));
  const [nets, setNets] = useState<ReadonlyMap<string, number>>(new Map());
  const fresh = rounds.filter(({ id, state }) => state === 'settled' && !first.has(id) && !nets.has(id));
  if (fresh.length > 0) setNets(new Map([...nets, ...fresh.map(({ id, payout, stake }): [string, number] => [id, payout - stake])]));
  return nets.size === 0 ? null : [...nets.values()].reduce((sum, net) => sum + net, 0);
}

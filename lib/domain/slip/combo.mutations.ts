import type { Combo, ComboResult } from '@/lib/domain/order/combo.model';
import type { Minor } from '@/lib/kit/number/money';
import type { Odds } from '@/lib/kit/number/odds';
import { ACCEPT, BROWSER, finish, type PlaceContext, type PlacementPorts } from './follow.mutations';
import { usePlacements } from './placement.store';
import type { SlipLeg } from './slip.model';

/** The slip's legs as `judge` let them pass together: all of one venue, with the prices shown and the staked combinations. */
export interface ComboBet {
  legs: readonly SlipLeg[];
  prices: readonly Odds[];
  combos: readonly (Combo & { unitStake: Minor })[];
}

/**
 * Sends parlays and systems in one call; each has a record and an end of its own. A price that moved meanwhile is never
 * sent again by itself: every leg's change is the member's to see.
 */
export async function placeCombos(bet: ComboBet, context: PlaceContext, ports: PlacementPorts = BROWSER): Promise<void> {
  const { legs, prices, combos } = bet;
  const { add, move } = usePlacements.getState();
  const key = ports.mint();
  const keyOf = (size: number) => `${key}-${size}`;
  const [sentAt, waitingSince] = [ports.world(), ports.now()];
  for (const { size, bets, unitStake } of combos) {
    const stake = String(unitStake * BigInt(bets));
    add({ key: keyOf(size), member: context.member, legs: [...legs], size, bets, prices: [...prices], stake, sentAt, waitingSince, sends: 1, state: { step: 'sent' } });
  }
  const results = await send(bet, key, context, ports);
  for (const { size } of combos) {
    const result = results.find((one) => one.size === size)?.result ?? { state: 'unknown' };
    const after = move(keyOf(size), { type: 'reply', result });
    if (after) finish(after, context, ports);
  }
}

async function send({ legs, prices, combos }: ComboBet, key: string, { policy }: PlaceContext, ports: PlacementPorts): Promise<readonly ComboResult[]> {
  const sent = legs.map(({ matchId, marketId, selectionId }, at) => ({ matchId, marketId, selectionId, price: prices[at]! }));
  try {
    return await ports.venue(legs[0]!.venue).placeCombo({ legs: sent, combos, accept: ACCEPT[policy.kind], key });
  } catch {
    // Whatever broke here broke after the send began: the order list knows.
    return [];
  }
}

import type { Combo, ComboQuote, ComboResult } from '@/lib/domain/order/combo.model';
import type { Minor } from '@/lib/kit/number/money';
import type { Odds } from '@/lib/kit/number/odds';
import { ACCEPT, BROWSER, finish, type PlacementContext, type PlacementPorts } from './follow.mutations';
import type { PlacementRecord } from './placement.model';
import { baseChange, seenBase } from './base.rules';
import { MAX_SENDS } from './placement.rules';
import { usePlacements } from './placement.store';
import { acceptsPrice } from './policy.rules';
import type { OddsPolicy, SlipLeg } from './slip.model';

/** The slip's legs as `judge` let them pass together: all of one venue, with the prices shown and the staked combinations. */
export interface ComboBet {
  legs: readonly SlipLeg[];
  prices: readonly Odds[];
  combos: readonly (Combo & { unitStake: Minor })[];
}

const keyOf = (key: string, { size }: Combo) => `${key}-${size}`;

/**
 * Sends parlays and systems in one call; each has a record and an end of its own. Those refused for a price that moved are
 * judged again leg by leg, and sent again while the policy lets every leg pass (contract §2.16).
 */
export async function placeCombos(bet: ComboBet, context: PlacementContext, ports: PlacementPorts = BROWSER): Promise<void> {
  const { legs, prices } = bet;
  const { add, move } = usePlacements.getState();
  const [session, sentAt] = [ports.session(), ports.world()];
  let key = ports.mint();
  const added = bet.combos.filter((combo) => {
    const { size, bets, unitStake } = combo;
    const stake = String(unitStake * BigInt(bets));
    return add({
      key: keyOf(key, combo),
      member: context.member,
      legs: [...legs],
      size,
      bets,
      prices: [...prices],
      stake,
      sentAt,
      waitingSince: ports.now(),
      sends: 1,
      state: { step: 'sent' },
    });
  });
  let sent: ComboBet = { legs, prices, combos: added };
  for (let sends = 1; sent.combos.length > 0; sends += 1) {
    const results = await send(sent, key, context, ports);
    const moved: [ComboBet['combos'][number], PlacementRecord][] = [];
    for (const combo of sent.combos) {
      const result = results.find(({ size }) => size === combo.size)?.result ?? { state: 'unknown' };
      const after = move(keyOf(key, combo), { type: 'reply', result });
      if (after?.state.step === 'refused' && after.state.why === 'price-moved' && sends < MAX_SENDS) moved.push([combo, after]);
      else if (after) finish(after, context, ports, session);
    }
    const combos = moved.map(([combo]) => combo);
    const next = combos.length > 0 ? await repriced({ ...sent, combos }, context.policy, ports) : null;
    if (next === null) {
      for (const [, record] of moved) finish(record, context, ports, session);
      return;
    }
    // The refusal was definitive, so what follows are other bets under another key. They stay one slip's, by their first send.
    const again = ports.mint();
    const resent = combos.filter(
      (combo) =>
        move(keyOf(key, combo), { type: 'resend', key: keyOf(again, combo), prices: [...next], sentAt, now: ports.now() })?.key ===
        keyOf(again, combo),
    );
    sent = { legs, prices: next, combos: resent };
    key = again;
  }
}

async function send(
  { legs, prices, combos }: ComboBet,
  key: string,
  { policy }: PlacementContext,
  ports: PlacementPorts,
): Promise<readonly ComboResult[]> {
  const sent = legs.map((leg, index) => {
    const { matchId, marketId, selectionId } = leg;
    return { matchId, marketId, selectionId, price: prices[index]!, base: seenBase(leg) };
  });
  try {
    return await ports.venue(legs[0]!.venue).placeCombo({ legs: sent, combos, accept: ACCEPT[policy.kind], key });
  } catch {
    // Whatever broke here broke after the send began: the order list knows.
    return [];
  }
}

/** The prices to try next, or null when the member must be asked. */
async function repriced({ legs, combos }: ComboBet, policy: OddsPolicy, ports: PlacementPorts): Promise<readonly Odds[] | null> {
  const answer: ComboQuote | null = await ports
    .venue(legs[0]!.venue)
    .getComboQuote(legs)
    .catch(() => null);
  const sold = combos.every(({ size, bets, unitStake }) =>
    answer?.combos.some((one) => one.size === size && one.bets === bets && unitStake >= one.min && unitStake <= one.max),
  );
  const prices = legs.flatMap((leg) => {
    const quote = answer?.quotes.find(({ selectionId }) => selectionId === leg.selectionId);
    const price = quote?.state === 'open' ? quote.selection?.price : undefined;
    return quote && price && !baseChange(leg, quote) && acceptsPrice(policy, leg.seenPrice, price) ? [price] : [];
  });
  return sold && prices.length === legs.length ? prices : null;
}

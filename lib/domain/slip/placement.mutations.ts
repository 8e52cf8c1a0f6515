import type { Minor } from '@/lib/kit/number/money';
import type { Odds } from '@/lib/kit/number/odds';
import type { PlacementResult, Quote } from '@/lib/domain/order/order.model';
import { ACCEPT, BROWSER, finish, type PlacementContext, type PlacementPorts } from './follow.mutations';
import { baseChange, seenBase } from './base.rules';
import { MAX_SENDS } from './placement.rules';
import { usePlacements } from './placement.store';
import { acceptsPrice } from './policy.rules';
import type { OddsPolicy, SlipLeg } from './slip.model';

/** One leg as `judge` let it pass: the price it shows and what the member stakes. */
export interface Bet {
  leg: SlipLeg;
  price: Odds;
  stake: Minor;
}

/** Places single bets side by side; each succeeds or fails for itself. Ends when every one has an answer or is watched. */
export async function placeSingles(bets: readonly Bet[], context: PlacementContext, ports = BROWSER): Promise<void> {
  await Promise.all(bets.map((bet) => placeOne(bet, context, ports)));
}

async function placeOne({ leg, price, stake }: Bet, context: PlacementContext, ports: PlacementPorts): Promise<void> {
  const { add, move } = usePlacements.getState();
  let key = ports.mint();
  const session = ports.session();
  const added = add({
    key,
    member: context.member,
    legs: [leg],
    size: 1,
    bets: 1,
    prices: [price],
    stake: String(stake),
    sentAt: ports.world(),
    waitingSince: ports.now(),
    sends: 1,
    state: { step: 'sent' },
  });
  if (!added) return;
  for (let sends = 1; ; sends += 1) {
    const sent = usePlacements.getState().records.find((record) => record.key === key);
    if (!sent) return;
    const result = await send({ leg, price: sent.prices[0]!, stake }, key, context.policy, ports);
    const after = move(key, { type: 'reply', result });
    if (!after) return;
    const moved = after.state.step === 'refused' && after.state.why === 'price-moved';
    const next = moved && sends < MAX_SENDS ? await repriced(leg, stake, context.policy, ports) : null;
    if (next === null) {
      finish(after, context, ports, session);
      return;
    }
    // The refusal was definitive, so what follows is another bet under another key.
    const again = ports.mint();
    move(key, { type: 'resend', key: again, prices: [next], sentAt: ports.world(), now: ports.now() });
    key = again;
  }
}

async function send({ leg, price, stake }: Bet, key: string, policy: OddsPolicy, ports: PlacementPorts): Promise<PlacementResult> {
  const { matchId, marketId, selectionId } = leg;
  try {
    return await ports
      .venue(leg.venue)
      .place({ matchId, marketId, selectionId, price, base: seenBase(leg), stake, accept: ACCEPT[policy.kind], key });
  } catch {
    // Whatever broke here broke after the send began: the order list knows.
    return { state: 'unknown' };
  }
}

/** The price to try next, or null when the member must be asked. */
async function repriced(leg: SlipLeg, stake: Minor, policy: OddsPolicy, ports: PlacementPorts): Promise<Odds | null> {
  const [quote]: readonly (Quote | undefined)[] = await ports
    .venue(leg.venue)
    .getQuotes([leg])
    .catch(() => []);
  const price = quote?.state === 'open' ? quote.selection?.price : undefined;
  if (!quote || !price || baseChange(leg, quote) || stake < quote.min || stake > quote.max) return null;
  return acceptsPrice(policy, leg.seenPrice, price) ? price : null;
}

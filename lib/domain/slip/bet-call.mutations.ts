import type { ComboQuote, ComboResult } from '@/lib/domain/order/combo.model';
import type { Quote } from '@/lib/domain/order/order.model';
import type { Odds } from '@/lib/kit/number/odds';
import type { VenueBetting } from '@/lib/venues/venue';
import { baseChange, seenBase } from './base.rules';
import type { Bet } from './placement.model';
import { acceptsPrice } from './policy.rules';
import type { OddsPolicy } from './slip.model';

/** What the venue may do by itself; 下降不超过 x % is ours alone, so it is sent with the strictest (contract §2.16). */
const ACCEPT = { none: 'same', drop: 'same', better: 'better', any: 'any' } as const;

const isSingle = ({ combos }: Bet) => combos.length === 1 && combos[0]!.size === 1;

/** What placing calls of a venue. */
export type BetVenue = Pick<VenueBetting, 'place' | 'placeCombo' | 'getQuotes' | 'getComboQuote'>;

/** Sends a bet once, in one call. What the answer does not mention has the result `unknown`. */
export async function sendBet(bet: Bet, key: string, policy: OddsPolicy, venue: () => Promise<BetVenue>): Promise<readonly ComboResult[]> {
  const { legs, prices, combos } = bet;
  const accept = ACCEPT[policy.kind];
  const sent = legs.map((leg, index) => {
    const { matchId, marketId, selectionId } = leg;
    return { matchId, marketId, selectionId, price: prices[index]!, base: seenBase(leg) };
  });
  try {
    const betting = await venue();
    if (!isSingle(bet)) return await betting.placeCombo({ legs: sent, combos, accept, key });
    return [{ size: 1, result: await betting.place({ ...sent[0]!, stake: combos[0]!.unitStake, accept, key }) }];
  } catch {
    // Whatever broke here broke after the send began: the order list knows.
    return [];
  }
}

/** The prices to try next, one per leg, or null when the member must be asked. */
export async function repriced(bet: Bet, policy: OddsPolicy, venue: () => Promise<BetVenue>): Promise<readonly Odds[] | null> {
  const { legs, combos } = bet;
  const answer = await venue()
    .then(async (betting) => (isSingle(bet) ? asCombo(await betting.getQuotes(legs)) : betting.getComboQuote(legs)))
    .catch(() => null);
  const isSold = combos.every(({ size, bets, unitStake }) =>
    answer?.combos.some((limit) => limit.size === size && limit.bets === bets && unitStake >= limit.min && unitStake <= limit.max),
  );
  const prices = legs.flatMap((leg) => {
    const quote = answer?.quotes.find(({ selectionId }) => selectionId === leg.selectionId);
    const price = quote?.state === 'open' ? quote.selection?.price : undefined;
    return quote && price && !baseChange(leg, quote) && acceptsPrice(policy, leg.seenPrice, price) ? [price] : [];
  });
  return isSold && prices.length === legs.length ? prices : null;
}

/** Quotes of a single as those of a combination of one. */
function asCombo(quotes: readonly Quote[]): ComboQuote {
  return { quotes, combos: quotes.map(({ min, max }) => ({ size: 1, bets: 1, price: null, min, max })) };
}

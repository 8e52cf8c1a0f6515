import { imBetInfoSchema } from '@pavilion/contract/venues/im.bet.wire';
import { IM_CODE } from '@pavilion/contract/venues/im.wire';
import type { ComboQuote } from '@/lib/domain/betting/order/combo.model';
import type { Quote } from '@/lib/domain/betting/order/order.model';
import type { LegId } from '@/lib/venues/venue';
import { betInfoBody, WAGER_TYPE, type SentLeg, type ScoreAtQuote } from './im.bet.adapter';
import type { ImCaller } from './im.client';
import { toComboQuote } from './im.combo.adapter';
import { createPace, type PacePorts } from './im.pace';

/** ms between two quotes of the same selections; slightly more than IM requires. venues §3.1 */
const BET_INFO_MS = 5_100;

export interface ImQuotes {
  singles(legs: readonly LegId[]): Promise<readonly Quote[]>;
  combo(legs: readonly LegId[]): Promise<ComboQuote>;
  /** Adds each leg's score at its quote, which a bet repeats; a leg without a quote is quoted first. */
  withScores(legs: readonly Omit<SentLeg, 'scoreAtQuote'>[]): Promise<readonly SentLeg[]>;
  /** Marks all quotes as stale. */
  forget(): void;
}

/** `GetBetInfo` within its limit, and the newest score of each selection. */
export function createImQuotes(callIm: ImCaller, ports: PacePorts): ImQuotes {
  const pace = createPace(BET_INFO_MS, ports);
  const scores = new Map<string, ScoreAtQuote>();

  function getQuote(legs: readonly LegId[], wagerType: number): Promise<ComboQuote> {
    const question = [wagerType, ...legs.map(({ marketId, selectionId }) => `${marketId} ${selectionId}`)].join('|');
    return pace.send(question, async () => {
      const body = betInfoBody(legs, wagerType);
      const response = await callIm({ name: 'GetBetInfo', body, response: imBetInfoSchema, also: [IM_CODE.selections] });
      const read = toComboQuote(legs, response);
      for (const info of response.WagerSelectionInfos) {
        // After a jump the bet uses the line's new id.
        for (const id of [legs[info.RefId]?.selectionId, read.quotes[info.RefId]?.selection?.id])
          if (id !== undefined) scores.set(id, info);
      }
      return read;
    });
  }

  /** One by one: a response that rejects one selection has no limits for the others. */
  async function singles(legs: readonly LegId[]): Promise<readonly Quote[]> {
    return (await Promise.all(legs.map((leg) => getQuote([leg], WAGER_TYPE.single)))).flatMap(({ quotes }) => quotes);
  }

  return {
    singles,
    combo: (legs) => getQuote(legs, WAGER_TYPE.combo),
    async withScores(legs) {
      await singles(legs.filter(({ selectionId }) => !scores.has(selectionId)));
      return legs.map((leg) => ({ ...leg, scoreAtQuote: scores.get(leg.selectionId) ?? {} }));
    },
    forget() {
      pace.forget();
      scores.clear();
    },
  };
}

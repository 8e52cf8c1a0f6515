import { knownTime } from '@/lib/kit/format/known-time';
import { oddsHistoryCall } from '@pavilion/contract/calls/feed.calls';
import type { CallResponse, CallRequest } from '@pavilion/contract/call';
import { toOdds } from '@pavilion/number/odds';
import { callPlatform } from '@/lib/platform/browser.client';
import type { CallerOptions, PlatformCaller } from '@/lib/platform/caller';
import { steadyNow } from '@/lib/kit/browser/steady-time';
import type { OddsHistory } from './history.model';

/** A selection by the ids of the sport model. */
export type HistoryRequest = CallRequest<typeof oddsHistoryCall>;

/** Maps the wire's history to the model; an invalid price counts as locked. */
function toHistory({ asOf, kickOff, points, lines }: CallResponse<typeof oddsHistoryCall>): Omit<OddsHistory, 'requestedAt' | 'arrivedAt'> {
  return {
    asOf: Date.parse(asOf),
    kickOff: knownTime(kickOff),
    points: points.map(({ at, price, state }) => {
      const odds = price === null ? null : toOdds(price);
      return { at: Date.parse(at), price: odds, state: odds === null && state === 'open' ? 'locked' : state };
    }),
    lines: lines.map(({ at, line }) => ({ at: Date.parse(at), line })),
  };
}

/** Price history of a selection from its opening until now. Throws the error classes of `lib/kit/http/errors`. */
export async function getOddsHistory(
  request: HistoryRequest,
  options: CallerOptions = {},
  caller: PlatformCaller = callPlatform,
): Promise<OddsHistory> {
  const requestedAt = steadyNow();
  const history = toHistory(await caller(oddsHistoryCall, request, options));
  return { ...history, requestedAt, arrivedAt: steadyNow() };
}

import * as z from '@pavilion/contract/schema';
import { IM_SELECTION, imPlacedSchema } from '@pavilion/contract/venues/im.bet.wire';
import type { imBetInfoSchema, imBetSelectionSchema, imBetSettingSchema, imPlacedWagerSchema } from '@pavilion/contract/venues/im.bet.wire';
import { IM_CODE, IM_MARKET, IM_ODDS_TYPE } from '@pavilion/contract/venues/im.wire';
import type { Placement, PlacementResult, Quote } from '@/lib/domain/betting/order/order.model';
import { minorToText, numberToMinor } from '@pavilion/number/money';
import type { Minor } from '@pavilion/number/money';
import type { Odds } from '@pavilion/number/odds';
import { toOdds } from '@pavilion/number/odds';
import type { LegId } from '@/lib/venues/venue';
import { readMatchId, wireId } from './im.id.adapter';
import { toPair } from './im.value.adapter';
import { imMessage } from './im.rejection.copy';
import { BET_TYPE } from './im.enums.adapter';
import { lineText, readSelectionId, selectionId, selectionNames } from './im.selection.adapter';

export type ImInfo = z.infer<typeof imBetSelectionSchema>;
type ImBetInfo = z.infer<typeof imBetInfoSchema>;
type ImSetting = z.infer<typeof imBetSettingSchema>;

/** A leg in IM's form; null when its ids are not in our form. */
export function legWire(leg: LegId): Record<string, unknown> | null {
  const match = readMatchId(leg.matchId);
  const key = readSelectionId(leg.selectionId);
  if (!match || !key) return null;
  const outright = key.betType === BET_TYPE.outright;
  return {
    SportId: match.sportId,
    EventId: wireId(match.eventId),
    MarketlineId: wireId(leg.marketId),
    WagerSelectionId: wireId(key.wagerSelectionId),
    BetTypeId: key.betType,
    PeriodId: key.period,
    BetTypeSelectionId: outright ? 0 : key.selection,
    OutrightTeamId: outright ? key.selection : 0,
    OddsType: IM_ODDS_TYPE.europe,
    Odds: Number(leg.price ?? 0),
    Handicap: key.handicap,
    Specifiers: key.specifiers,
  };
}

export const WAGER_TYPE = { single: 1, combo: 2 } as const;

/** A single may be quoted on the nearest line, a combination only on its own. `RefId` numbers the legs from 0. */
export function betInfoBody(legs: readonly LegId[], type: number): Record<string, unknown> {
  return {
    WagerType: type,
    ReturnNearestHandicap: type === WAGER_TYPE.single,
    WagerSelectionInfos: legs.flatMap((leg, index) => {
      const wire = legWire(leg);
      return wire ? [{ RefId: index, ...wire }] : [];
    }),
  };
}

/** A limit of IM; 0 when absent or invalid. */
export function toLimit(value: number | null | undefined): Minor {
  try {
    return numberToMinor(value ?? 0);
  } catch {
    return 0n;
  }
}

const OPEN = 1;

/** The selection in a response, under our id: another one when the line has jumped. */
function soldAs(leg: LegId, info: ImInfo): { id: string; line: string | null; name: string; label: string } | null {
  const wanted = readSelectionId(leg.selectionId);
  if (!wanted) return null;
  const handicap = info.Handicap === undefined ? wanted.handicap : info.Handicap;
  const { betType, period, selection } = wanted;
  const line = lineText(betType, handicap);
  const id = selectionId({
    ...wanted,
    wagerSelectionId: String(info.WagerSelectionId),
    handicap,
    specifiers: info.Specifiers || wanted.specifiers,
    betType,
    period,
  });
  // IM's quotes contain no team names; the slip has them.
  const names = selectionNames(
    { betType, selection, name: sideless(leg.selection), line },
    { home: leg.selection ?? '', away: leg.selection ?? '' },
  );
  return { id, line, ...names };
}

/** `大 2.5` → `大`: the name without a line that may have jumped. */
const sideless = (text: string | undefined) => (text ?? '').replace(/ [+-]?[\d./]+$/, '');

function toQuote(leg: LegId, info: ImInfo | undefined, setting: ImSetting | undefined): Quote {
  const none: Quote = {
    selectionId: leg.selectionId,
    state: 'closed',
    selection: null,
    min: 0n,
    max: 0n,
    parlay: false,
    live: false,
    score: null,
  };
  const parlay = info?.Status !== IM_SELECTION.noParlay;
  if (!info || info.Status === IM_SELECTION.invalid) return none;
  const price = toOdds(info.Odds ?? 0);
  const named = soldAs(leg, info);
  const closed = info.MarketlineStatusId !== undefined && info.MarketlineStatusId !== OPEN;
  if (info.Status === IM_SELECTION.noMarket) return closed ? { ...none, state: 'suspended' } : none;
  if (closed || !price || !named) return { ...none, state: 'suspended', parlay };
  const live = info.Market === IM_MARKET.live;
  return {
    selectionId: leg.selectionId,
    state: named.id === leg.selectionId ? 'open' : 'moved',
    selection: { ...named, marketId: String(info.MarketlineId), price },
    min: toLimit(setting?.MinStakeAmount),
    max: toLimit(setting?.MaxStakeAmount),
    parlay,
    live,
    score: live ? toPair(info.HomeScore, info.AwayScore) : null,
  };
}

/** One quote per leg, in their order; a leg that IM's response lacks is closed. */
export function toQuotes(legs: readonly LegId[], { WagerSelectionInfos, BetSetting }: ImBetInfo): readonly Quote[] {
  return legs.map((leg, index) =>
    toQuote(
      leg,
      WagerSelectionInfos.find(({ RefId }) => RefId === index),
      BetSetting?.find(({ RefId, ComboSelection }) => RefId === index && ComboSelection === 0),
    ),
  );
}

/** Score and market of a leg when it was quoted, which a bet repeats. */
export type ScoreAtQuote = Pick<ImInfo, 'HomeScore' | 'AwayScore' | 'Market'>;

export interface SentLeg extends LegId {
  price: Odds;
  base?: Placement['base'];
  scoreAtQuote: ScoreAtQuote;
}

/**
 * A leg as sent, with market and score of its quote. An in-play handicap has the score from which it counted for the member: IM
 * rejects it when a goal has changed that score.
 */
function sentWire({ scoreAtQuote, base, ...leg }: SentLeg): Record<string, unknown> | null {
  const wire = legWire(leg);
  const seen = scoreAtQuote.Market === IM_MARKET.live ? base : null;
  const score = seen ?? toPair(scoreAtQuote.HomeScore, scoreAtQuote.AwayScore);
  return wire && { ...wire, Market: scoreAtQuote.Market ?? IM_MARKET.early, HomeScore: score?.[0] ?? 0, AwayScore: score?.[1] ?? 0 };
}

export interface Sending {
  legs: readonly SentLeg[];
  combos: readonly { selection: number; stake: Minor }[];
  accept: Placement['accept'];
}

/**
 * IM has only "better only" and "any"; `same` is sent as the stricter one. The gateway fills in the addresses of member and
 * server. The stake's number is made from its exact text.
 */
export function placeBody({ legs, combos, accept }: Sending): Record<string, unknown> {
  return {
    WagerType: combos.some(({ selection }) => selection !== 0) ? WAGER_TYPE.combo : WAGER_TYPE.single,
    IsComboAcceptAnyOdds: accept === 'any',
    WagerSelectionInfos: legs.map(sentWire),
    ComboSelections: combos.map(({ selection, stake }) => ({ ComboSelection: selection, StakeAmount: Number(minorToText(stake)) })),
    CustomerIP: '',
    ServerIP: '',
    UserAgent: '',
  };
}

const CONFIRMATION = { pending: 1, confirmed: 2, rejected: 3, cancelled: 4 } as const;

/**
 * One wager of a response, with the prices at which IM accepted its legs. Without a clear acceptance or rejection it is pending
 * if it has an id, which is queried again.
 */
export function toWagerResult(
  wager: z.infer<typeof imPlacedWagerSchema> | null | undefined,
  prices: readonly Odds[] | null,
): PlacementResult {
  // Without the wager the result is unknown.
  if (!wager) return { state: 'unknown' };
  const { WagerId: orderId, BetConfirmationStatus: status } = wager;
  const code = wager.BetStatusMessage ?? IM_CODE.ok;
  const isRejected = status === CONFIRMATION.rejected || status === CONFIRMATION.cancelled;
  const rejection = code !== IM_CODE.ok ? toRejection(code) : isRejected ? toRejection(IM_CODE.rejected) : null;
  // A code against a wager that has an id and was not rejected contradicts itself.
  if (rejection && rejection.state !== 'unknown' && (isRejected || orderId === null)) return rejection;
  if (orderId === null) return { state: 'unknown' };
  return rejection || status !== CONFIRMATION.confirmed ? { state: 'pending', orderId } : { state: 'accepted', orderId, prices };
}

/** The prices of a response by the legs' events, which a combination contains once; null when it does not name them all. */
export function takenPrices(legs: readonly Pick<LegId, 'matchId'>[], response: z.infer<typeof imPlacedSchema>): readonly Odds[] | null {
  const prices = legs.map(({ matchId }) => {
    const event = readMatchId(matchId)?.eventId;
    const list = response.AcceptedWagerSelectionList ?? [];
    const taken = legs.length === 1 ? list[0] : list.find((row) => row?.EventId === event);
    return toOdds(taken?.StakeOdds ?? 0);
  });
  return prices.every((price) => price !== null) ? prices : null;
}

/** IM's response to a single. */
export function toPlaceResult(leg: Pick<LegId, 'matchId'>, response: z.infer<typeof imPlacedSchema>): PlacementResult {
  return toWagerResult(response.WagerSelectionInfos?.[0], takenPrices([leg], response));
}

/** Highest code of IM. */
const LAST_CODE = 1_999;

/** Result of a bet after a rejection by IM; an unlisted code gives `unknown`. venues §3.5 */
export function toRejection(code: number): PlacementResult {
  switch (code) {
    case 345: // handicap
    case 346: // odds
    case IM_CODE.score:
    case IM_CODE.awayScore:
    case IM_CODE.changed:
    case IM_CODE.updating:
    case IM_CODE.oddsChanged:
      return { state: 'price-moved' };
    case 330:
    case 331:
    case 332:
    case 334:
    case IM_CODE.selections:
    case IM_CODE.marketMissing:
      return { state: 'suspended' };
    case IM_CODE.balance:
      return { state: 'balance' };
    case IM_CODE.aboveMax:
    case IM_CODE.belowMin:
    case IM_CODE.matchLimit:
      return { state: 'limit' };
    case IM_CODE.system: // IM may have accepted the bet before the error
      return { state: 'unknown' };
    default:
      return code > 0 && code <= LAST_CODE
        ? { state: 'rejected', reason: imMessage(code) ?? '', code: String(code) }
        : { state: 'unknown' };
  }
}

/** Code 1000 means that nothing was placed; the rejected response has the reason at its first wager. */
export function rejectedCode(code: number, data: unknown): number {
  const read = code === IM_CODE.notPlaced ? z.safeParse(imPlacedSchema, data) : null;
  const inside = Number((read?.success ? read.data.WagerSelectionInfos?.[0]?.BetStatusMessage : null) || code);
  return Number.isInteger(inside) && inside !== IM_CODE.ok ? inside : code;
}

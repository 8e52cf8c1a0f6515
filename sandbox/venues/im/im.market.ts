import { Big } from 'big.js';
import type { OptionRole, WorldMarket } from '../../world/engine/market.model';
import type { WorldMatch } from '../../world/engine/world.model';
import { imMarketId, imOptionId } from './im.ids';
import { betTypeOf, PERIOD, selectionOf } from './im.numbers';

export const ODDS_TYPE = { hongKong: 2, europe: 3 } as const;
export type OddsType = (typeof ODDS_TYPE)[keyof typeof ODDS_TYPE];

/** IM's price of a locked selection. */
const LOCKED = 0;
/** Members are put into groups with prices of their own; everybody in this sandbox is in the first. venues §3.2 */
export const SPREAD_GROUP = 'A';
const STATUS = { open: 1, closed: 2 } as const;

/** The decimal price in the requested odds type. */
export function shownOdds(price: string | null, oddsType: OddsType): number {
  if (price === null) return LOCKED;
  return Number(oddsType === ODDS_TYPE.hongKong ? new Big(price).minus(1).toFixed() : price);
}

const isHandicap = (kind: WorldMarket['kind']) => kind === 'handicap' || kind === 'set-handicap';
const isTotal = (kind: WorldMarket['kind']) => kind.endsWith('total');

type Shape = Pick<WorldMarket, 'kind' | 'line'>;

/** A line as event lists show it: both sides of a handicap have the away side's sign. venues §3.2 */
function listHandicap({ kind, line }: Shape): number | null {
  if (line === null || kind === 'outright') return null;
  return isHandicap(kind) && line !== 0 ? -line / 4 : line / 4;
}

/** A line as bets and records show it: signed for the side that is backed. */
export function betHandicap({ kind, line }: Shape, role: OptionRole): number | null {
  if (line === null || kind === 'outright') return null;
  return isHandicap(kind) && role === 'away' && line !== 0 ? -line / 4 : line / 4;
}

/** `total=2.5`; empty for kinds without one. */
export function specifiersOf({ kind, line }: Shape): string {
  return isTotal(kind) && line !== null ? `total=${line / 4}` : '';
}

/** Lines of one kind and period from the main one outwards: IM counts them from 1. */
export function levelsOf(markets: readonly WorldMarket[]): Map<WorldMarket, number> {
  const levels = new Map<WorldMarket, number>();
  for (const market of markets) {
    const own = markets.filter((other) => other.kind === market.kind && other.period === market.period);
    const main = own.find((other) => other.main)?.line ?? 0;
    const away = ({ line }: WorldMarket) => Math.abs((line ?? 0) - main);
    const sorted = own.toSorted((a, b) => away(a) - away(b) || (a.line ?? 0) - (b.line ?? 0));
    levels.set(market, sorted.indexOf(market) + 1);
  }
  return levels;
}

export interface LineView {
  level: number;
  suspended: boolean;
  oddsType: OddsType;
}

/** One of IM’s `MarketLines` with its selections. */
export function toImMarket(match: WorldMatch, market: WorldMarket, { level, suspended, oddsType }: LineView) {
  const key = { matchNumber: match.number, ...market };
  const betType = betTypeOf(match.sport, market.kind);
  const period = PERIOD[market.period];
  return {
    MarketlineId: imMarketId(key),
    BetTypeId: betType.id,
    BetTypeName: betType.name,
    PeriodId: period.id,
    PeriodName: match.sport === 'volleyball' ? period.name.replace('盘', '局') : period.name,
    MarketLineLevel: level,
    MarketlineStatusId: suspended ? STATUS.closed : STATUS.open,
    IsLocked: suspended,
    WagerSelections: market.options.map(({ role, price }) => ({
      WagerSelectionId: imOptionId(key, role),
      SelectionId: selectionOf(match.sport, market.kind, role).id,
      SelectionName: selectionOf(match.sport, market.kind, role).name,
      Handicap: listHandicap(market),
      Specifiers: specifiersOf(market),
      Odds: shownOdds(price, oddsType),
      OddsType: oddsType,
      OddsList: price === null ? [] : [{ OddsType: oddsType, OddsValues: { [SPREAD_GROUP]: String(shownOdds(price, oddsType)) } }],
    })),
  };
}

import { Big } from 'big.js';
import { formatLine } from '@pavilion/number/line';
import type { MarketKind, OptionRole, WorldMarket } from '../../world/engine/market.model';
import type { WorldMatch } from '../../world/engine/world.model';
import { sellsInParlay } from './fb.combo.rules';
import { fbMarketId } from './fb.ids';
import { optionType, shortName } from './fb.numbers';

export const SALE = { open: 1, suspended: 0, closed: -1 } as const;

/** Odds formats of FB; a locked option has `LOCKED` instead of a price. */
export const ODDS_FORMAT = { europe: 1, hongKong: 2 } as const;
const LOCKED = -999;

type Shape = Pick<WorldMarket, 'kind' | 'period' | 'line'>;

const isHandicap = (kind: MarketKind) => kind === 'handicap' || kind === 'set-handicap';

/** The line as the backed side sees it: an away handicap has the opposite sign; null without a line. */
export function optionLine({ kind, line }: Shape, role: OptionRole): string | null {
  if (line === null || kind === 'outright') return null;
  if (!isHandicap(kind)) return formatLine(line);
  return formatLine(role === 'away' ? -line : line, true);
}

/** Full and short names of an option: `红城` / `-0.5/1`, `大 2.5` / `大 2.5`, `和` / `和`. A contender takes the away team's place. */
export function optionNames(shape: Shape, role: OptionRole, teams: { home: string; away: string }): { na: string; nm: string } {
  const short = shortName(role);
  const line = optionLine(shape, role);
  const { kind } = shape;
  if (kind === 'outright') return { na: teams.away, nm: teams.away };
  if (isHandicap(kind)) return { na: role === 'home' ? teams.home : teams.away, nm: line ?? short };
  if (kind === 'winner' || kind === 'draw-no-bet')
    return { na: role === 'draw' ? short : teams[role === 'home' ? 'home' : 'away'], nm: short };
  if (line === null) return { na: short, nm: short };
  const counted = `${short} ${line}`;
  if (kind === 'home-total' || kind === 'away-total')
    return { na: `${kind === 'home-total' ? teams.home : teams.away} ${counted}`, nm: counted };
  return { na: counted, nm: counted };
}

/** The price in the requested format. FB shows Europe (1) and Hong Kong (2) here; any other format falls back to Europe. */
export function shownPrice(price: string | null, oddsType: number): { od: number; bod: number; odt: number } {
  const odt = oddsType === ODDS_FORMAT.hongKong ? ODDS_FORMAT.hongKong : ODDS_FORMAT.europe;
  if (price === null) return { od: LOCKED, bod: LOCKED, odt };
  const shown = odt === ODDS_FORMAT.hongKong ? new Big(price).minus(1).toFixed() : price;
  return { od: Number(price), bod: Number(shown), odt };
}

export interface FbOption {
  na: string;
  nm: string;
  ty: number;
  od: number;
  bod: number;
  odt: number;
  li?: string;
}

export interface FbMarket {
  id: number;
  ss: number;
  au: number;
  mbl: number;
  li?: string;
  op: FbOption[];
}

export function toFbOption(match: WorldMatch, market: WorldMarket, role: OptionRole, oddsType: number): FbOption {
  const names = optionNames(market, role, { home: match.home.name, away: match.away.name });
  const price = market.options.find((option) => option.role === role)?.price ?? null;
  const line = optionLine(market, role);
  return { ...names, ty: optionType(market, role), ...shownPrice(price, oddsType), ...(line === null ? {} : { li: line }) };
}

export function toFbMarket(match: WorldMatch, market: WorldMarket, suspended: boolean, oddsType: number): FbMarket {
  return {
    id: fbMarketId({ matchNumber: match.number, ...market }),
    ss: suspended ? SALE.suspended : SALE.open,
    au: sellsInParlay(market) ? 1 : 0,
    mbl: market.main ? 1 : 0,
    ...(market.line === null ? {} : { li: formatLine(market.line, isHandicap(market.kind)) }),
    op: market.options.map((option) => toFbOption(match, market, option.role, oddsType)),
  };
}

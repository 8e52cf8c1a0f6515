import { Big } from 'big.js';
import { formatLine } from '../../../lib/kit/number/line';
import type { MarketKind, MarketPeriod, OptionRole, WorldMarket, WorldMatch } from '../../world/world.model';
import { fbMarketId } from './fb.ids';

/** FB's numbers for what the odds engine sells: market type `mty`, period `pe`, option type `ty`. */
export const MARKET_TYPE: Record<MarketKind, number> = {
  handicap: 1000,
  winner: 1005,
  total: 1007,
  'odd-even': 1008,
  'double-chance': 1012,
  'both-score': 1027,
  'home-total': 1021,
  'away-total': 1022,
  'set-handicap': 5004,
  'set-total': 5005,
  outright: 1,
};

export const PERIOD: Record<MarketPeriod, number> = {
  full: 1001,
  'first-half': 1002,
  'second-half': 1003,
  q1: 3005,
  q2: 3006,
  q3: 3007,
  q4: 3008,
  'set-1': 5002,
  'set-2': 5003,
  'set-3': 5004,
  'set-4': 5005,
  'set-5': 5006,
};

export const OPTION_TYPE: Record<OptionRole, number> = {
  home: 1,
  away: 2,
  draw: 3,
  over: 4,
  under: 5,
  even: 6,
  odd: 7,
  yes: 8,
  no: 9,
  'home-draw': 35,
  'home-away': 36,
  'draw-away': 37,
};

export const SALE = { open: 1, suspended: 0, closed: -1 } as const;

/** Odds formats of FB; a locked option carries `LOCKED` instead of a price. */
export const ODDS_FORMAT = { europe: 1, hongKong: 2 } as const;
const LOCKED = -999;

const KIND_NAME: Record<MarketKind, string> = {
  handicap: '让球',
  winner: '独赢',
  total: '大/小',
  'odd-even': '单/双',
  'double-chance': '双重机会',
  'both-score': '两队进球',
  'home-total': '主队大/小',
  'away-total': '客队大/小',
  'set-handicap': '让盘',
  'set-total': '总盘大/小',
  outright: '冠军',
};

const SHORT_NAME: Record<OptionRole, string> = {
  home: '主',
  draw: '和',
  away: '客',
  over: '大',
  under: '小',
  yes: '是',
  no: '否',
  odd: '单',
  even: '双',
  'home-draw': '主/和',
  'home-away': '主/客',
  'draw-away': '和/客',
};

type Shape = Pick<WorldMarket, 'kind' | 'period' | 'line'>;

/** `让球`, `上半场大/小` */
export function marketName({ kind, period }: Pick<Shape, 'kind' | 'period'>): string {
  return period === 'full' ? KIND_NAME[kind] : `上半场${KIND_NAME[kind]}`;
}

/** The line as the backed side sees it: an away handicap carries the opposite sign; null without a line. */
export function optionLine({ kind, line }: Shape, role: OptionRole): string | null {
  if (line === null) return null;
  if (kind !== 'handicap') return formatLine(line);
  return formatLine(role === 'away' ? -line : line, true);
}

/** Full and short words of an option: `红城` / `-0.5/1`, `大 2.5` / `大 2.5`, `和` / `和`. */
export function optionNames(
  shape: Shape,
  role: OptionRole,
  teams: { home: string; away: string },
): { na: string; nm: string } {
  const short = SHORT_NAME[role];
  const line = optionLine(shape, role);
  if (shape.kind === 'handicap') return { na: role === 'home' ? teams.home : teams.away, nm: line ?? short };
  if (shape.kind === 'total') return { na: `${short} ${line ?? ''}`, nm: `${short} ${line ?? ''}` };
  if (shape.kind === 'winner') return { na: role === 'draw' ? short : teams[role === 'home' ? 'home' : 'away'], nm: short };
  return { na: short, nm: short };
}

/** The price in the format asked for. FB shows Europe (1) and Hong Kong (2) here; any other format falls back to Europe. */
function shownPrice(price: string | null, oddsType: number): { od: number; bod: number; odt: number } {
  const odt = oddsType === ODDS_FORMAT.hongKong ? ODDS_FORMAT.hongKong : ODDS_FORMAT.europe;
  if (price === null) return { od: LOCKED, bod: LOCKED, odt };
  const shown = odt === ODDS_FORMAT.hongKong ? new Big(price).minus(1).toFixed() : price;
  return { od: Number(price), bod: Number(shown), odt };
}

/** Kinds that FB sells as singles alone. */
const SINGLES_ONLY: ReadonlySet<MarketKind> = new Set(['outright', 'odd-even']);

/** `au`: whether a market may stand in a parlay. */
export function sellsInParlay({ kind }: Pick<WorldMarket, 'kind'>): boolean {
  return !SINGLES_ONLY.has(kind);
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
  return { ...names, ty: OPTION_TYPE[role], ...shownPrice(price, oddsType), ...(line === null ? {} : { li: line }) };
}

export function toFbMarket(match: WorldMatch, market: WorldMarket, suspended: boolean, oddsType: number): FbMarket {
  return {
    id: fbMarketId({ matchNumber: match.number, ...market }),
    ss: suspended ? SALE.suspended : SALE.open,
    au: sellsInParlay(market) ? 1 : 0,
    mbl: market.main ? 1 : 0,
    ...(market.line === null ? {} : { li: formatLine(market.line, market.kind === 'handicap') }),
    op: market.options.map((option) => toFbOption(match, market, option.role, oddsType)),
  };
}

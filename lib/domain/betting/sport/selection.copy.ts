import { PERIOD_NAMES } from '../match/period.copy';
import { MARKET_NAMES, SIDE_COPY, SPORT_MARKET_NAMES } from '@/lib/domain/betting/match/market.copy';
import {
  isOther,
  type Market,
  type MarketKind,
  type Match,
  type Period,
  type Role,
  type Selection,
  type SportId,
} from '../match/sport.model';

const SELECTION_COPY = {
  draw: '和局',
  yes: '是',
  no: '否',
  odd: '单',
  even: '双',
  wins: '夺冠',
  bothScore: '两队都进球',
  /** Unit that odd and even count. */
  counted: { football: '总进球', basketball: '总得分', tennis: '总局数' } as Readonly<Partial<Record<SportId, string>>>,
  sum: '总数',
  /** Keyed by possible winners, in order: 1 home, 2 away, X draw. */
  doubleChance: { '1X': '主胜或和', '12': '主胜或客胜', '2X': '客胜或和' } as Readonly<Record<string, string>>,
} as const;

/** The parts of a selection's name; legs of the slip, of orders and of shared bets all have them. */
export interface Named {
  sport: SportId;
  marketKind: MarketKind;
  period: Period;
  /** The venue's own name of the market. */
  marketName: string;
  role: Role;
  /** The venue's own term. */
  selection: string;
  line: string | null;
  home: string;
  /** Empty for an outright. */
  away: string;
}

/** Unit that a market counts: 球, in basketball 分, in tennis 局 or 盘; 个 for corners; none in a sport of the general form. */
export function unitOf({ sport, marketKind }: Pick<Named, 'sport' | 'marketKind'>): string {
  if (isOther(sport)) return '';
  if (marketKind === 'corner-total') return '个';
  if (marketKind === 'set-handicap' || marketKind === 'set-total') return '盘';
  return sport === 'basketball' ? '分' : sport === 'tennis' ? '局' : '球';
}

/**
 * `让球·全场`, `主队得分大小·第一节`: a market by our name and period, else by the venue's name; that name alone where only it gives the
 * period. An outright has no period: `冠军`.
 */
export function marketTitle({
  sport,
  marketKind,
  marketName,
  period,
}: Pick<Named, 'sport' | 'marketKind' | 'marketName' | 'period'>): string {
  if ((period === 'other' || isOther(sport)) && marketName) return marketName;
  const name = SPORT_MARKET_NAMES[sport]?.[marketKind] ?? MARKET_NAMES[marketKind] ?? marketName;
  return marketKind === 'outright' ? name : `${name}·${PERIOD_NAMES[period]}`;
}

/** `红城 vs 蓝港`; the title of an outright. */
export function fixtureName({ home, away }: Pick<Named, 'home' | 'away'>): string {
  return away ? `${home} vs ${away}` : home;
}

/** `和局`, `大 3.5/4 球`, `两队都进球：是`, `主胜或和`, `波胆 1-0`: a selection shown beside its match and market. */
export function selectionName(leg: Named): string {
  const { sport, marketKind, role, selection, line, home, away } = leg;
  if (role === 'draw') return SELECTION_COPY.draw;
  switch (marketKind) {
    case 'total':
    case 'set-total':
    case 'home-total':
    case 'away-total':
    case 'corner-total': {
      if ((role !== 'over' && role !== 'under') || line === null) break;
      const whose = { total: '', 'set-total': '', 'home-total': home, 'away-total': away, 'corner-total': SIDE_COPY.corners };
      return [whose[marketKind], SIDE_COPY[role], line, unitOf(leg)].filter(Boolean).join(' ');
    }
    case 'both-score':
      if (role === 'yes' || role === 'no') return `${SELECTION_COPY.bothScore}：${SELECTION_COPY[role]}`;
      break;
    case 'odd-even':
      if (role === 'odd' || role === 'even') return `${SELECTION_COPY.counted[sport] ?? SELECTION_COPY.sum}：${SELECTION_COPY[role]}`;
      break;
    case 'double-chance':
      return doubleChance(selection, home, away) ?? selection;
    case 'correct-score':
      return `${MARKET_NAMES[marketKind]} ${selection.replace(/^(\d+)\s*[:：]\s*(\d+)$/, '$1-$2')}`;
    case 'draw-no-bet':
      return `${ofSide(leg)}（${MARKET_NAMES[marketKind]}）`;
    case 'outright':
      return `${selection} ${SELECTION_COPY.wins}`;
  }
  return ofSide(leg);
}

/** `和局·红城 vs 蓝港`, `上半场 大 1.5 球·红城 vs 蓝港`: a selection shown without its match and period. */
export function selectionInFull(leg: Named): string {
  const { role, home, away, period } = leg;
  const name = selectionName(leg);
  const timed = period === 'full' || period === 'other' ? name : `${PERIOD_NAMES[period]} ${name}`;
  const telling = role === 'home' || role === 'away' || [home, away].some((team) => team && name.includes(team));
  return telling ? timed : `${timed}·${fixtureName(leg)}`;
}

/** The parts of a selection that its name needs. */
export function toNamed(match: Pick<Match, 'sport' | 'home' | 'away'>, market: Market, { role, name, label, line }: Selection): Named {
  const { kind, period } = market;
  const own = role === 'home' || role === 'away' ? match[role].name : label || name;
  return {
    sport: match.sport,
    marketKind: kind,
    period,
    marketName: market.name,
    role,
    selection: own,
    line,
    home: match.home.name,
    away: match.away.name,
  };
}

/** Venues' terms for the sides. */
const SIDE = /^(主|主队|主胜|客|客队|客胜|[12])$/;

/** A side's team, else the venue's term, with the line once. */
function ofSide({ role, selection, line, home, away }: Named): string {
  const team = role === 'home' ? home : role === 'away' ? away : '';
  const text = team && SIDE.test(selection.trim()) ? team : selection;
  return line === null || text.includes(line) ? text : `${text} ${line}`;
}

/** The name of `主/和`, `主/平`, `1X`; null for a text that does not name two of the three results. */
export function doubleChance(text: string, home: string, away: string): string | null {
  return SELECTION_COPY.doubleChance[chancesOf(text, home, away)] ?? null;
}

/** Parses `主/和`, `主/平`, `1X` into the results that win, in order: 1 home, 2 away, X draw; `?` is none of them. */
export function chancesOf(text: string, home: string, away: string): string {
  const parts = /^[1X2]{2}$/.test(text) ? [...text] : text.split('/');
  return parts
    .map((part) => sideOf(part.trim(), home, away))
    .toSorted()
    .join('');
}

function sideOf(text: string, home: string, away: string): '1' | '2' | 'X' | '?' {
  if (text === home || /^(主|主队|主胜|1)$/.test(text)) return '1';
  if (text === away || /^(客|客队|客胜|2)$/.test(text)) return '2';
  return /^(和|和局|平|平局|X)$/.test(text) ? 'X' : '?';
}

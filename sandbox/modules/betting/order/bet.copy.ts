import { formatLine } from '@pavilion/number/line';
import type { BetLeg } from './bet.tables';
import { isScoreRole } from '../../../world/football/correct-score';
import { periodName } from '../../../world/engine/period.copy';
import { scoreName } from '../../../world/football/score.copy';
import type { MarketKind, OptionRole, ScoreRole } from '../../../world/engine/market.model';
import type { WorldSport } from '../../../world/engine/world.model';

/** The product's own vocabulary for a shared bet: a room mixes three venues, so it needs one language. */
const KINDS: Record<MarketKind, string> = {
  winner: '独赢',
  handicap: '让球',
  total: '大小',
  'both-score': '两队进球',
  'odd-even': '单双',
  'double-chance': '双重机会',
  'home-total': '主队大小',
  'away-total': '客队大小',
  'set-handicap': '让盘',
  'set-total': '总盘',
  outright: '冠军',
  'draw-no-bet': '平局退款',
  'correct-score': '波胆',
  'corner-total': '角球大小',
};

const OF_SPORT: Record<WorldSport, Partial<Record<MarketKind, string>>> = {
  football: {},
  basketball: { handicap: '让分', total: '总分', 'home-total': '主队得分大小', 'away-total': '客队得分大小' },
  tennis: { handicap: '让局', total: '总局' },
  volleyball: { 'set-handicap': '让局', 'set-total': '总局数' },
};

type Fixed = Exclude<OptionRole, 'home' | 'away' | 'over' | 'under' | 'odd' | 'even' | ScoreRole>;

const ROLES: Record<Fixed, string> = {
  draw: '和局',
  yes: '两队都进球：是',
  no: '两队都进球：否',
  'home-draw': '主胜或和',
  'home-away': '主胜或客胜',
  'draw-away': '客胜或和',
};

/** The unit that a sport counts, and the sum of odd and even. */
const COUNTED: Record<WorldSport, { unit: string; sum: string }> = {
  football: { unit: '球', sum: '总进球' },
  basketball: { unit: '分', sum: '总得分' },
  tennis: { unit: '局', sum: '总局数' },
  // The site shows it in the general form, which names no unit.
  volleyball: { unit: '', sum: '总局数' },
};

const UNITS: Partial<Record<MarketKind, string>> = { 'corner-total': '个', 'set-total': '盘' };

type Backed = Pick<BetLeg, 'sport' | 'kind' | 'period' | 'line' | 'role' | 'home' | 'away'>;

/** `让球` and `红城 -0.5/1`, `上半场大小` and `大 1 球`: the market and selection of a leg. */
export function legTexts(leg: Backed): { market: string; selection: string } {
  const { sport, kind, period } = leg;
  return { market: `${periodName(sport, period)}${OF_SPORT[sport][kind] ?? KINDS[kind]}`, selection: selectionOf(leg) };
}

function selectionOf({ sport, kind, line, role, home, away }: Backed): string {
  // A contender is in the away team's place.
  if (kind === 'outright') return `${away} 夺冠`;
  if (isScoreRole(role)) return `${KINDS[kind]} ${scoreName(role)}`;
  switch (role) {
    case 'home':
    case 'away': {
      const team = role === 'home' ? home : away;
      if (kind === 'draw-no-bet') return `${team}（${KINDS[kind]}）`;
      return line === null ? team : `${team} ${formatLine(role === 'away' && line !== 0 ? -line : line, true)}`;
    }
    case 'over':
    case 'under': {
      const whose = kind === 'home-total' ? home : kind === 'away-total' ? away : kind === 'corner-total' ? '角球' : '';
      const counted =
        `${role === 'over' ? '大' : '小'} ${formatLine(line ?? 0)} ${(sport === 'volleyball' ? undefined : UNITS[kind]) ?? COUNTED[sport].unit}`.trim();
      return whose ? `${whose} ${counted}` : counted;
    }
    case 'odd':
    case 'even':
      return `${COUNTED[sport].sum}：${role === 'odd' ? '单' : '双'}`;
    default:
      return ROLES[role];
  }
}

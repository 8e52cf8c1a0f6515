import { formatLine } from '../../lib/kit/number/line';
import type { BetLeg } from '../bet/bet.schema';
import { isScoreRole } from '../world/correct-score';
import { PERIOD_NAME } from '../world/period.copy';
import { scoreName } from '../world/score.copy';
import type { MarketKind, OptionRole, ScoreRole, WorldSport } from '../world/world.model';

/** The product's own words for a shared bet: three venues have three vocabularies, a room has one. */
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
  basketball: { handicap: '让分', total: '总分' },
  tennis: { handicap: '让局', total: '总局' },
};

const ROLES: Record<Exclude<OptionRole, 'home' | 'away' | ScoreRole>, string> = {
  draw: '平',
  over: '大',
  under: '小',
  yes: '是',
  no: '否',
  odd: '单',
  even: '双',
  'home-draw': '主/平',
  'home-away': '主/客',
  'draw-away': '平/客',
};

type Backed = Pick<BetLeg, 'sport' | 'kind' | 'period' | 'line' | 'role' | 'home' | 'away'>;

/** `让球` and `红城 -0.5/1`, `上半场大小` and `大 1`: what a leg is on. */
export function wordsOfLeg({ sport, kind, period, line, role, home, away }: Backed): { market: string; selection: string } {
  const market = `${PERIOD_NAME[period]}${OF_SPORT[sport][kind] ?? KINDS[kind]}`;
  if (role === 'home' || role === 'away') {
    const own = line === null ? '' : ` ${formatLine(role === 'away' && line !== 0 ? -line : line, true)}`;
    return { market, selection: `${role === 'home' ? home : away}${own}` };
  }
  if (isScoreRole(role)) return { market, selection: scoreName(role) };
  return { market, selection: `${ROLES[role]}${line === null ? '' : ` ${formatLine(line)}`}` };
}

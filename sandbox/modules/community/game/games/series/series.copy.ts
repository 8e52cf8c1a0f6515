import type { PointUnit } from './series-score.rules';

/** Names of the six teams of each venue that sells matches, the strongest first. */
export const TEAM_NAMES = {
  series: ['青鸾', '玄武', '赤霄', '白泽', '沧海', '流云'],
  v188: ['金湾', '椰林', '银沙', '北礁', '蓝角', '潮汐'],
  ybdj: ['星河', '长庚', '烛龙', '飞廉', '北斗', '山鬼'],
  imdj: ['极昼', '寒鸦', '孤城', '赤狐', '远帆', '银翼'],
  lhdj: ['惊雷', '野火', '破晓', '霜刃', '风暴', '夜航'],
} as const satisfies Record<string, readonly string[]>;

/** Units of the points of a map, by venue. */
export const POINT_UNITS = { series: 'kills', v188: 'set', ybdj: 'kills', imdj: 'kills', lhdj: 'kills' } as const satisfies Record<
  keyof typeof TEAM_NAMES,
  PointUnit
>;

/** Names of the points of a map. */
export const POINT_NAMES: Readonly<Record<PointUnit, string>> = { kills: '人头', set: '得分' };

/** A bet on a match, with the teams' names. */
export function seriesBetName(bet: string, { home, away }: { home: string; away: string }): string {
  const names: Readonly<Record<string, string>> = {
    home: `${home} 胜`,
    away: `${away} 胜`,
    'map-home': `首局 ${home}`,
    'map-away': `首局 ${away}`,
  };
  return names[bet] ?? `${home} ${bet.replace('-', ' : ')} ${away}`;
}

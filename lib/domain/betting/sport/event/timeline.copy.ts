import type { SportId } from '@/lib/domain/betting/match/sport.model';
import type { EventKind, FigureKind } from './timeline.model';

export const EVENT_NAMES: Record<EventKind, string> = {
  start: '比赛开始',
  goal: '进球',
  yellow: '黄牌',
  red: '红牌',
  corner: '角球',
  half: '上半场结束',
  lead: '反超',
  period: '结束',
  break: '破发',
  set: '拿下',
  full: '比赛结束',
  abandoned: '比赛中断',
};

export const FIGURE_NAMES: Record<FigureKind, string> = {
  possession: '控球率 %',
  attacks: '进攻',
  shots: '射门',
  'on-target': '射正',
  corners: '角球',
  yellow: '黄牌',
  red: '红牌',
  threes: '三分球',
  twos: '两分球',
  frees: '罚球',
  'largest-lead': '最多领先',
  points: '总得分',
  'service-points': '发球得分',
  breaks: '破发',
  games: '局数',
};

/** Names of the bars under the score. */
export const MOMENTUM_NAMES: Partial<Record<SportId, string>> = { football: '攻势', basketball: '分差', tennis: '每局得分' };

export const TIMELINE_COPY = {
  statistics: '技术统计',
  course: '比赛进程',
  upcoming: '未开赛',
  upcomingText: '开赛后显示比赛进程和技术统计',
  error: '比赛数据加载失败',
  pending: '正在加载比赛数据',
  lately: (team: string) => `最近十分钟${team}攻势更强`,
  latelyEven: '最近十分钟势均力敌',
  leads: (team: string, by: number) => `${team}领先 ${by} 分`,
  level: '比分持平',
  lastGame: (home: number, away: number) => `最近一局得分 ${home} 比 ${away}`,
} as const;

import type { Outcome } from './past.model';
import type { Tally } from './past.rules';

export const OUTCOME_NAMES: Record<Outcome, string> = { won: '胜', drawn: '平', lost: '负' };

export const PAST_COPY = {
  form: '近况',
  meetings: '交锋',
  table: '积分榜',
  winTable: '战绩榜',
  homeWins: '主胜',
  draws: '平',
  awayWins: '客胜',
  rank: '名次',
  team: '球队',
  played: '赛',
  counts: '胜/平/负',
  winsLosses: '胜/负',
  difference: '净胜',
  points: '积分',
  winRate: '胜率',
  lastFive: '近 5 场',
  home: '主队',
  away: '客队',
  unfold: '展开全部球队',
  fold: '收起',
  between: '中间球队已收起',
  pending: '正在加载近况和交锋',
  error: '近况和交锋加载失败',
  /** Sums of results: `近 6 场 3 胜 2 平 1 负`; a sport without draws leaves them out. */
  tally: ({ played, won, drawn, lost }: Tally, draws: boolean) => `近 ${played} 场 ${won} 胜${draws ? ` ${drawn} 平` : ''} ${lost} 负`,
  goals: ({ scored, conceded }: Tally) => `进 ${scored} 失 ${conceded}`,
  /** Points per match. */
  average: ({ played, scored, conceded }: Tally) => `场均得 ${(scored / played).toFixed(1)} 失 ${(conceded / played).toFixed(1)}`,
} as const;

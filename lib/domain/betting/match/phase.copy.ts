import { PART_NAMES } from '@pavilion/contract/period.copy';
import type { Phase } from './sport.model';

/** Names of the phases of a match. */
export const PHASE_NAMES: Record<Phase, string> = {
  ...PART_NAMES,
  'not-started': '未开赛',
  'half-time': '中场',
  'extra-time': '加时',
  penalties: '点球大战',
  interrupted: '比赛中断',
  ended: '已结束',
  break: '节间休息',
  overtime: '加时',
  playing: '进行中',
};

/** Words of a match's day. */
export const DAY_COPY = {
  secondsAgo: '秒前',
  today: '今天',
  tomorrow: '明天',
  weekdays: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
} as const;

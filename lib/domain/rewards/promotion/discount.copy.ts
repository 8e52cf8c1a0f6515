import { dateText, timeText } from '@/lib/kit/format/site-time';
import type { PromotionCategory } from '@/lib/domain/rewards/bonus/bonus.model';

export const CATEGORY_NAMES: Record<PromotionCategory, string> = {
  sport: '体育',
  casino: '真人',
  slots: '电子',
  newcomer: '新人',
  daily: '日常',
};

/** Texts of the promotions page. */
export const DISCOUNT_COPY = {
  title: '优惠活动',
  categories: '活动分类',
  all: '全部',
  period: '活动时间',
  zone: '时间为 UTC+8。',
  terms: '金额、流水与期限以活动页写明的为准，不同活动不叠加。',
  open: '查看详情',
  register: '去注册',
  go: '前往活动',
  noTerms: '活动方未注明更多规则。',
  outside: '在新页面打开',
  emptyCategory: '该分类暂无活动',
  toAll: '查看全部活动',
  emptyTitle: '暂无进行中的活动',
  emptyHint: '有新活动时会在首页公告里说明',
  toSport: '去看滚球',
  failedTitle: '活动加载失败',
  failedText: '服务暂无响应，请稍后再试',
} as const;

/** `2026-10-28`, with the time of day unless that is the day's first or last minute. */
function momentText(time: string): string {
  const at = Date.parse(time);
  const clock = timeText(at);
  return clock === '00:00' || clock === '23:59' ? dateText(at) : `${dateText(at)} ${clock}`;
}

/** Days of a promotion, one form for every kind. Null: an unknown start, or until further notice. */
export function periodText({ startTime, endTime }: { startTime: string | null; endTime: string | null }): string {
  const [start, end] = [startTime, endTime].map((time) => time && momentText(time));
  if (!end) return `${start ? `${start} 起·` : ''}长期有效`;
  return start ? `${start} 至 ${end}` : `至 ${end}`;
}

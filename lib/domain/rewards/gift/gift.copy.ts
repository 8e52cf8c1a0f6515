import type { GiftKind, GiftState } from './gift.model';

export const GIFT_KIND_NAMES: Record<GiftKind, string> = { bonus: '红利', coupon: '福利券', gift: '平台赠送' };
export const GIFT_STATE_NAMES: Record<GiftState, string> = { reviewing: '审核中', credited: '已到账', rejected: '未通过' };

/** Texts of 礼金记录. */
export const GIFT_COPY = {
  title: '礼金记录',
  kind: '类型',
  state: '状态',
  all: '全部',
  allStates: '全部状态',
  range: '礼金日期',
  rangeNote: '按到账或申请时间，UTC+8',
  error: '礼金记录加载失败',
  totals: '合计（仅计已到账）',
  count: (count: number) => `${count} 笔`,
  turnover: '流水',
  noTurnover: '不要求流水',
  done: '已完成流水',
  id: '单号',
  time: '时间',
  reason: '原因',
  clear: '清除筛选',
  toDiscount: '去看优惠',
  toAudit: '查看流水',
} as const;

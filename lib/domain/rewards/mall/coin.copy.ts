import type { CoinReason, MallCategory } from './mall.model';

export const CATEGORY_NAMES: Record<MallCategory, string> = { voucher: '券', goods: '周边', coin: '虚拟币' };

export const REASON_NAMES: Record<CoinReason, string> = {
  bet: '投注所得',
  gift: '平台赠送',
  order: '兑换商品',
  exchange: '兑换模拟币',
  refund: '取消退回',
  chat: '聊天礼物',
};

/** Texts of 金币明细. */
export const COIN_COPY = {
  reason: '来源',
  all: '全部',
  range: '日期',
  rangeNote: '按入账时间，UTC+8',
  error: '金币明细加载失败',
  balance: '当前金币',
  totals: '合计',
  count: (count: number) => `${count} 笔`,
  after: '余额',
  afterText: (balance: string) => `余额 ${balance}`,
  time: '时间',
  about: '说明',
  amount: '金币',
  orderId: '单号',
  toMall: '去商城',
  clear: '清除筛选',
} as const;

/** Texts of 兑换记录. */
export const EXCHANGE_COPY = {
  category: '类别',
  rangeNote: '按兑换时间，UTC+8',
  error: '兑换记录加载失败',
  totals: '合计（已进入中心钱包）',
  coins: '花费金币',
  credit: '兑得模拟币',
  unit: '币',
  spent: (coins: string) => `−${coins} 金币`,
} as const;

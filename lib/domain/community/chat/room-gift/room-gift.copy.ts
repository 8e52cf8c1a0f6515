import { spaced } from '@pavilion/number/spaced';
import type { RoomKind, RoomGiftRejectionField } from './room-gift.model';

export const ROOM_KIND_NAMES: Record<RoomKind, string> = { lobby: '大厅', match: '比赛' };

/** Texts of giving something in a room. */
export const ROOM_GIFT_COPY = {
  open: '送礼物',
  title: '送礼物',
  gifts: '礼物',
  counts: '数量',
  coins: '我的金币',
  price: (coins: string) => `${coins} 金币`,
  level: (level: number) => `VIP ${level}`,
  count: (count: number) => `×${count}`,
  send: (name: string, count: number) => spaced`送出${name} ×${String(count)}`,
  sendBusy: '正在送出',
  pending: (name: string, count: number) => spaced`正在确认${name} ×${String(count)} 是否送出，金币不会扣两次`,
  done: (name: string, count: number) => spaced`已送出${name} ×${String(count)}`,
  poor: (missing: string) => `金币不足，还差 ${missing} 金币`,
  vip: (level: number) => `VIP ${level} 及以上会员可以送`,
  loading: '正在加载礼物',
  error: '礼物加载失败',
  empty: '暂无可送的礼物',
  emptyHint: '礼物由平台更新，请稍后再来',
  back: '返回聊天室',
  note: '礼物只用金币，送出后整个聊天室都能看到，不能撤回',
  changedTitle: '礼物信息已变更',
  changedPrice: (before: string, now: string) => `单价从 ${before} 金币变为 ${now} 金币。`,
  changedOther: '名称或等级要求有变化。',
  changedNow: (name: string, count: number, coins: string) => `${name} ×${count}，共 ${coins} 金币`,
  changedPrompt: '金币未扣除，按现价送出？',
  changedGone: '该礼物已下架，金币未扣除。',
  again: '按现价送出',
  later: '不送了',
} as const;

/** Pages where a rejection can be resolved; the others name their reason alone. */
export const REJECTION_LINKS: Record<RoomGiftRejectionField, string> = {
  price: '如何获得金币',
  vipLevel: '查看我的 VIP',
  range: '查看我的 VIP',
  speak: '联系客服',
  limit: '查看理性投注',
  room: '联系客服',
};

/** Texts of the record of given gifts. */
export const GIVEN_GIFT_COPY = {
  records: '记录',
  bonuses: '礼金',
  given: '聊天礼物',
  roomKind: '送出位置',
  all: '全部',
  rangeNote: '按送出时间，UTC+8',
  error: '聊天礼物加载失败',
  totals: '合计（金币）',
  count: (count: number) => `${count} 次`,
  spent: (coins: string) => `−${coins} 金币`,
  time: '时间',
  id: '单号',
  name: '礼物',
  pieces: '数量',
  coins: '金币',
  toChat: '去聊天大厅',
} as const;

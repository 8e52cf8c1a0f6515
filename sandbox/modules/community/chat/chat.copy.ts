import type { ChatGift } from './chat.tables';

/** Messages of the chat. */
export const CHAT_COPY = {
  loginOver: '登录已失效',
  tooManyConnections: '您已在其他页面打开聊天室',
  muted: '您已被禁言',
  vipRange: (min: number, max: number) => `VIP ${min} 至 VIP ${max} 可以发言`,
  noRoom: '聊天室不存在',
  notInRoom: '您不在这个聊天室',
  removed: (minutes: number) => `您已被请出聊天室，${minutes} 分钟后可以再进入`,
  roomClosed: '聊天室已关闭',
  maintenance: '聊天室维护中',
  text: (max: number) => `请输入 1 至 ${max} 个字`,
  tooFast: '发言过于频繁，请稍后再试',
  frame: '消息格式有误',
  noOrder: '注单不存在',
  orderDead: '注单未成立，不能晒单',
  orderOutright: '冠军注单暂不支持晒单',
  sharedBefore: '这张注单已经在本聊天室晒过',
  noQuoted: '要回复的消息已不存在',
  sharedBet: '晒单',
} as const;

/** Messages about gifts in rooms. */
export const ROOM_GIFT_COPY = {
  unknown: '礼物不存在',
  changed: '礼物信息已变更，请核对后再送',
  muted: '您已被禁言，暂时不能送礼物',
  range: (min: number, max: number) => `VIP ${min} 至 VIP ${max} 可以在聊天室送礼物`,
  vip: (level: number) => `VIP ${level} 及以上会员可以送这件礼物`,
  poor: (missing: number) => `金币不足，还差 ${missing} 金币`,
  paused: '冷静期或自我排除期间不能送礼物，可在「理性投注」查看',
  tooFast: '送礼过于频繁，请稍后再试',
  title: (name: string, count: number) => `聊天礼物：${name} ×${count}`,
} as const;

/** The gifts of a new database, in display order. */
export const CHAT_GIFTS: readonly Omit<ChatGift, 'position' | 'version'>[] = [
  { id: 'flower', name: '鲜花', picture: 'flower', price: 10, vipLevel: 0 },
  { id: 'clap', name: '掌声', picture: 'clap', price: 20, vipLevel: 0 },
  { id: 'horn', name: '助威喇叭', picture: 'horn', price: 66, vipLevel: 0 },
  { id: 'ball', name: '金靴足球', picture: 'ball', price: 188, vipLevel: 0 },
  { id: 'cup', name: '冠军奖杯', picture: 'cup', price: 520, vipLevel: 2 },
  { id: 'lantern', name: '云亭灯会', picture: 'lantern', price: 1_314, vipLevel: 4 },
];

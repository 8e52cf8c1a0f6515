import type { RecipientField } from '@pavilion/contract/recipient';
import type { MallState } from './mall.model';
import type { ItemFault } from './mall.rules';

/** Texts of 商城. */
export const MALL_COPY = {
  note: '模拟商城：金币由投注、签到、每日任务和幸运翻牌获得，不能充值，不会寄出真实商品',
  coins: '我的金币',
  unit: '金币',
  earn: (stake: string) => `已结算注单每满 ${stake} 币有效投注得 1 金币`,
  coinRecord: '金币明细',
  orders: '商城订单',
  exchanges: '兑换记录',
  categories: '商品分类',
  all: '全部',
  items: '商品',
  error: '商城加载失败',
  none: '该分类暂无商品',
  showAll: '查看全部商品',

  price: (coins: string) => `${coins} 金币`,
  stock: (pieces: string) => `剩余 ${pieces}`,
  few: (pieces: string) => `仅剩 ${pieces}`,
  soldOut: '已兑完',
  vip: (level: number) => `VIP ${level}`,

  credit: '兑得',
  creditText: (amount: string) => `${amount} 币，立即进入中心钱包`,
  stockLabel: '库存',
  pieces: (pieces: string) => `${pieces} 件`,
  level: '会员等级',
  levelText: (level: number) => `VIP ${level} 及以上`,
  everybody: '全部会员',
  after: '兑换后剩余',
  about: '说明',

  recipient: '收货信息',
  recipientNote: '只用于这笔订单，不会保存在此设备',
  name: '收货人',
  phone: '手机号码',
  province: '省份',
  city: '城市',
  address: '详细地址',
  confirm: '确认兑换',
  next: '填写收货信息',
  poor: (missing: string) => `金币不足，还差 ${missing}`,
  coinsMissing: '金币余额暂时无法显示，请稍后再兑换',
  vipNeeded: (level: number) => `VIP ${level} 及以上可兑换`,
  busyOther: '上一笔兑换处理中',

  changedTitle: '商品信息有变化',
  changedPrice: (before: string, now: string) => `价格由 ${before} 金币变为 ${now} 金币，金币未扣除。`,
  changedOther: '商品信息已更新，金币未扣除。',
  changedPrompt: '按新的信息继续兑换？',
  changedGone: '这件商品已兑完，金币未扣除。',
  changedNow: (title: string, price: string) => `${title}，${price} 金币`,
  again: '继续兑换',
  later: '再看看',
  back: '返回商城',

  pending: '处理中',
  pendingText: (title: string) => `「${title}」的兑换未收到结果，正在查询，请勿重复提交。`,
  pendingOffline: (title: string) => `网络已断开，「${title}」的兑换结果未知。恢复网络后自动查询。`,
  missing: '未收到结果，也未查到兑换，金币未扣除，可再次提交。',
} as const;

export const ITEM_FAULTS: Record<ItemFault, (facts: { missing: string; level: number }) => string> = {
  soldOut: () => MALL_COPY.soldOut,
  vip: ({ level }) => MALL_COPY.vipNeeded(level),
  unknown: () => MALL_COPY.coinsMissing,
  poor: ({ missing }) => MALL_COPY.poor(missing),
};

export const RECIPIENT_FAULTS: Record<RecipientField, string> = {
  name: '请输入收货人的真实姓名',
  phone: '请输入正确的11位手机号码',
  province: '请输入省份，如浙江省',
  city: '请输入城市，如杭州市',
  address: '请输入 5 – 80 个字的详细地址',
};

export const STATE_NAMES: Record<MallState, string> = {
  credited: '已到账',
  placed: '待打包',
  packed: '已打包',
  shipped: '运输中',
  delivered: '已送达',
  cancelled: '已取消',
};

/** A state as something that has happened. */
export const STEP_NAMES: Record<MallState, string> = { ...STATE_NAMES, placed: '已下单', shipped: '已寄出' };

/** Texts of 商城订单. */
export const ORDER_COPY = {
  states: '订单状态',
  all: '全部',
  error: '商城订单加载失败',
  empty: '暂无商城订单',
  emptyState: '暂无该状态的订单',
  toMall: '去商城',
  clear: '查看全部订单',
  sheet: '订单详情',
  title: '商城订单',
  gone: '订单不存在',
  goneHint: '单号有误，或不属于当前账号',
  close: '返回订单列表',

  steps: ['已下单', '打包', '运输', '送达'] as const,
  cancelled: '已取消',
  text: {
    credited: '模拟币已进入中心钱包',
    placed: '等待平台打包，打包前可以取消',
    packed: '包裹已打包，等待揽收，不能再取消',
    shipped: '包裹正在运输途中',
    delivered: '包裹已送达，感谢兑换',
    cancelled: '订单已取消，金币已退回',
  } satisfies Record<MallState, string>,
  timeline: '进度',
  orderId: '单号',
  price: '花费金币',
  credit: '兑得模拟币',
  createdAt: '下单时间',
  endedAt: '完成时间',
  recipient: '收货人',
  address: '收货地址',
  carrier: '承运',
  tracking: '运单号',
  seeExchange: '查看兑换记录',
  cancel: '取消订单',
  cancelTitle: '取消这笔订单？',
  cancelText: (coins: string) => `打包前可以取消，${coins} 金币会退回。`,
  cancelDone: '已取消，金币已退回',
  cancelLate: '包裹已经打包，不能再取消',
  keep: '保留订单',
} as const;

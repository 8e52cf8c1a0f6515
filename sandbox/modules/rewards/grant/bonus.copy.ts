import type { TraitName } from '../person/person.tables';

const coins = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`;

export const BONUS_COPY = {
  claimed: '该红利已领取',
  reviewing: '该红利正在审核，请勿重复申请',
  over: '该红利已过期',
  unknown: '红利不存在',
  rejected: '审核未通过，如有疑问请联系客服',
  barred: '当前账号不能参加优惠，请联系客服',
  noDeposit: '首笔存款到账满 100 币后可领',
  smallDeposit: '首笔存款不足 100 币',
  noBirthday: '在个人资料填写生日后，生日当月可领',
  otherMonth: (month: number) => `生日当月（${month} 月）可领`,
  unverified: '完成实名认证后可申请',
  nameFirst: '完成实名认证后可领取',
  /** Messages when another account of the person had it, by the shared trait. */
  personHad: {
    name: '同一实名的其他账号已领取，每人限一次',
    payee: '同一收款账户的其他账号已领取，每人限一次',
    device: '同一设备的其他账号已领取，每人限一次',
  } satisfies Record<TraitName, string>,
  stake: (period: string, done: bigint, wanted: bigint) => `${period}有效投注 ${coins(done)} / ${coins(wanted)}`,
  week: '本周',
  day: '今日',
} as const;

export const COUPON_COPY = {
  unknown: '福利券不存在',
  over: '该福利券已过期',
  used: '该福利券已使用',
  unclaimed: '请先领取这张福利券',
  deposit: '存款加赠券在存款到账时自动使用',
  firstBet: '每周首注现金券',
  level: (level: number) => `VIP ${level} 晋级礼金`,
  vip: (level: number) => `VIP ${level} 存款加赠券`,
  given: '平台赠券',
} as const;

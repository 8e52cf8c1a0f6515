import type { PROMOTION_CATEGORIES } from '@pavilion/contract/calls/promotion.calls';

/** A promotion of the sandbox; its id is that of its bonus. */
export interface Promotion {
  id: string;
  category: (typeof PROMOTION_CATEGORIES)[number];
  title: string;
  summary: string;
  terms: readonly string[];
}

/** Terms of each bonus that is given once per person (`personal` of `bonus.rules.ts`). */
export const ONCE_A_PERSON = '须先完成实名认证；同一实名、收款账户或设备限一次，多个账号也只算一人';
/** The part of bets that no promotion counts. */
const VALID_TERMS = '赔率低于 1.50 的注单，以及同场相反投注抵消的部分不计入';

/** In display order. The figures are those of `bonus.rules.ts`. */
export const PROMOTIONS: readonly Promotion[] = [
  {
    id: '81002',
    category: 'newcomer',
    title: '首存礼',
    summary: '首笔存款到账满 100 币，加赠 10%，最高 888 币',
    terms: [
      '只看第一笔到账的存款，按到账金额计算',
      '存款到账后 30 天内领取',
      ONCE_A_PERSON,
      '需完成（存款 + 红利）3 倍流水后可提款，存款本身的 1 倍流水另计',
    ],
  },
  {
    id: '81001',
    category: 'newcomer',
    title: '新会员体验红利',
    summary: '注册并完成实名认证，领取 88 币，不要求流水',
    terms: ['注册后 7 天内领取', ONCE_A_PERSON, '领取后立即到账中心钱包'],
  },
  {
    id: '81006',
    category: 'newcomer',
    title: '实名认证礼',
    summary: '完成实名认证，申请 18.8 币',
    terms: ['注册后 90 天内申请', ONCE_A_PERSON, '申请后由平台审核，通过后到账', '红利需完成 1 倍流水后可提款'],
  },
  {
    id: '81003',
    category: 'sport',
    title: '体育周周投',
    summary: '一周有效投注满 1,000 币，领取 28 币',
    terms: [
      '周一 00:00 至周日 24:00（UTC+8）下注并已结算的体育注单计入',
      '走水、取消退款和提前结算的部分不计入，赢半和输半计一半',
      VALID_TERMS,
      '达到后可领，最晚到下周日，每周一次',
      '红利需完成 1 倍流水后可提款',
    ],
  },
  {
    id: '81004',
    category: 'daily',
    title: '每日投注礼',
    summary: '当天有效投注满 200 币，领取 2.88 币',
    terms: ['当天（UTC+8）下注并已结算的注单计入', VALID_TERMS, '达到后可领，最晚到第二天结束，每天一次', '红利需完成 1 倍流水后可提款'],
  },
  {
    id: '81005',
    category: 'daily',
    title: '生日礼金',
    summary: '生日当月申请 58 币',
    terms: ['以个人资料中的生日为准，当月可申请，每年一次', ONCE_A_PERSON, '申请后由平台审核，通过后到账', '红利需完成 1 倍流水后可提款'],
  },
];

import { formatMinor, type Minor } from '@pavilion/number/money';
import type { LevelReason, RebateKind, VipGift } from './vip.model';

export const KIND_NAMES: Record<RebateKind, string> = { football: '足球', basketball: '篮球', tennis: '网球', combo: '串关', game: '游戏' };

/** Texts of VIP. */
export const VIP_COPY = {
  level: (level: number) => `VIP ${level}`,
  current: '当前等级',
  stake: '累计有效投注',
  progress: '升级进度',
  toNext: (level: number, left: string) => `再完成 ${left} 有效投注，升级到 VIP ${level}`,
  toRestore: (level: number, left: string, until: string) => `${until} 前再完成 ${left} 有效投注，恢复 VIP ${level}`,
  top: '已是最高等级',
  keepTitle: '保级',
  keepDone: (until: string) => `本期保级已达标，VIP 等级至少保留到 ${until}`,
  keepLeft: (until: string, left: string) => `${until} 前还需 ${left} 有效投注，否则降一级`,
  keepNone: '这是您的注册等级，不会降低',
  details: '全部等级和规则',
  calculator: '升级计算',
  daily: '每天的有效投注',
  dailyHint: '输入每天打算完成的有效投注，看多少天升级',
  dailyFault: '请输入大于 0 的金额',
  days: (level: number, days: number) => `约 ${days} 天后升级到 VIP ${level}`,
  daysMany: (level: number) => `升级到 VIP ${level} 要十年以上`,
  daysLate: (until: string) => `按这个投注额，${until} 前无法恢复等级`,
  calculatorNote: '仅供估算。请量力而行，不要为了升级加大投注。',
  benefits: '等级权益',
  rebate: '返水比例',
  free: '免手续费取款',
  freeTimes: (times: number | null) => (times === null ? '—' : `每天 ${times} 次`),
  gifts: '等级礼遇',
  giftNames: { level: '晋级礼金', monthly: '每月存款加赠券' } satisfies Record<VipGift['kind'], string>,
  giftText: {
    level: (level: number, amount: Minor) => `升到 VIP ${level} 得 ${formatMinor(amount)} 币`,
    monthly: (level: number, amount: Minor) => `VIP ${level} 最高 ${formatMinor(amount)} 币`,
  } satisfies Record<VipGift['kind'], (level: number, amount: Minor) => string>,
  toCoupons: (count: number) => (count > 0 ? `领取福利券（${count} 张）` : '查看福利券'),
  giftTable: '晋级礼金和每月存款加赠券',
  giftNone: '无',
  giftMost: '每月加赠最高',
  days30: (count: number) => `近 ${count} 天有效投注`,
  daysNone: '这段时间暂无有效投注',
  dayBest: (day: string, amount: string) => `最多的一天 ${day}：${amount}`,
  levelsMissing: '等级条件暂时无法显示，请稍后再看',
  historyMissing: '等级记录暂时无法显示，请稍后再看',
  toRebate: '查看返水',
  history: '等级记录',
  historyDate: '日期',
  historyLevel: '等级',
  historyReason: '原因',
  rules: '规则说明',
  need: '累计有效投注',
  keep: '每 90 天保级',
  keepFree: '无要求',
  conditions: '升级和保级条件',
  rates: '返水比例（占有效投注）',
  mine: '当前',
  ruleList: [
    '有效投注按已结算的注单计算：输赢全额计入，赢半、输半计一半，作废、退回本金和提前结算的部分不计，赔率低于 1.50 的注单和与相反投注抵消的部分不计。平台游戏按每局输赢金额计入，最多为投注额。',
    '累计有效投注达到条件，结算后立即升级，可以一次升多级。',
    '升级、降级或恢复等级后，重新开始 90 天的保级期。保级期内的有效投注不足，到期降一级；注册时的等级不会降低。',
    '降级后，在一个保级期内完成原等级的保级投注，就恢复原等级。',
    '晋级礼金每级一次，是一张现金券：升级后 30 天内在「福利券」领取并使用，需完成 1 倍流水。每月存款加赠券的条件写在券上。',
    '返水按当天 24:00 的等级计算。',
    '日期和时间都按 UTC+8 计算。',
  ],
} as const;

/** Reason for a change of level, as a sentence; `stake` and `need` are amounts as text, null while unknown. */
export function reasonText(reason: LevelReason, stake: string | null, need: string | null): string {
  switch (reason) {
    case 'joined':
      return '注册时的等级';
    case 'promoted':
      return need === null ? '累计有效投注达到升级条件' : `累计有效投注达到 ${need}`;
    case 'demoted':
      return stake === null || need === null ? '90 天有效投注未达到保级条件' : `90 天有效投注 ${stake}，未满 ${need}`;
    case 'restored':
      return need === null ? '保级期内有效投注达标，恢复等级' : `保级期内有效投注达到 ${need}，恢复等级`;
  }
}

import { formatMinor } from '@pavilion/number/money';
import { SEED_HASH_RULE } from '@pavilion/number/seed-hash.copy';
import type { FlipDeed, Prize } from './flip.model';

/** `5 金币`, `1.88 币`. */
export function prizeText({ coins, amount }: Pick<Prize, 'coins' | 'amount'>): string {
  return coins > 0 ? `${coins} 金币` : `${formatMinor(amount)} 币`;
}

/** Text of the condition that earns a flip. `need`: decimal text, null while unknown. */
export function deedText(deed: FlipDeed, need: string | null): string {
  if (deed === 'checkIn') return '完成今日签到';
  return need === null ? '完成今日的有效投注' : `今日结算的有效投注满 ${need} 币`;
}

/** Texts of 幸运翻牌. */
export const FLIP_COPY = {
  lead: '九张牌选一张，每张都有奖',
  remaining: '今日剩余次数',
  times: '次',
  used: (used: number | null) => (used === null ? '24:00 清零（UTC+8）' : `今天已翻 ${used} 次，24:00 清零（UTC+8）`),
  grid: '九张牌',
  card: (number: number) => `第 ${number} 张牌`,
  chosen: '正在翻开',
  won: '翻到',
  missed: '未选',
  pick: '选一张牌翻开',
  remainingMissing: '剩余次数暂时无法显示，请稍后再翻',
  noneLeft: '今日暂无翻牌次数，完成以下任务可获得',
  waiting: (number: number) => `正在翻开第 ${number} 张牌`,
  unknown: (number: number) => `未收到结果，正在确认。您选的第 ${number} 张牌不会改变，也不会重复扣次数`,
  result: (number: number, prize: string) => `第 ${number} 张牌：${prize}`,
  toCoins: '金币已到账，在商城可用',
  toWallet: '已存入中心钱包',
  again: '再翻一次',
  back: '回到牌面',
  deeds: '怎样获得次数',
  deedsMissing: '任务暂时无法显示，请稍后再看',
  deedsHint: '每项每天各得 1 次',
  earned: '已获得',
  checkIn: '去签到',
  bet: '去投注',
  progress: (done: string, need: string) => `${done} / ${need}`,
  prizes: '奖品与概率',
  prize: '奖品',
  chance: '概率',
  share: (outcomes: number) => `每 ${outcomes} 个结果`,
  prizesNote: '每张牌按此表独立抽取，选哪一张机会都一样。抽奖程序用的就是这张表。',
  prizesError: '奖品表加载失败',
  prizesErrorHint: '平台暂无响应，请稍后再试',
  fairness: '公平验证',
  fairnessHint: '翻牌前先公布本轮密钥的哈希，翻牌后公布密钥，您可以自己核对。',
  commitment: '本轮哈希（SHA-256）',
  seed: '密钥',
  key: '您的请求编号',
  hashRule: SEED_HASH_RULE,
  formula: '牌的结果 = SHA-256(密钥:请求编号:牌号) 的第一个字节，牌号从 0 起，对照奖品表得出奖品。',
  verify: '在本机验证',
  verifying: '验证中',
  seedFits: '密钥的哈希与翻牌前公布的一致',
  seedFitsByText: '密钥的哈希与翻牌前公布的一致（这一轮较早，哈希是对密钥文本求的 SHA-256）',
  seedDiffers: '密钥的哈希与翻牌前公布的不一致',
  cardsFit: '九张牌与密钥、请求编号和奖品表算出的一致',
  cardsDiffer: '九张牌与算出的结果不一致',
  contact: '联系客服',
  records: '翻牌记录',
  recordsError: '翻牌记录加载失败',
  recordsEmpty: '暂无翻牌记录',
  recordsEmptyHint: '翻牌结果和验证数据会显示在这里',
  error: '翻牌加载失败',
  rules: '活动规则',
  rule: [
    '次数按 UTC+8 的自然日计算，当天 24:00 未用的次数清零。',
    '每次翻牌都有奖。金币立即到账，可在商城兑换；模拟币存入中心钱包，没有流水要求。',
    '网络中断不会丢失结果：选定的牌和请求编号不变，恢复后得到同一个结果，次数只扣一次。',
    '自我排除期间和不能领取优惠的账号不参加本活动。',
  ],
  guest: '登录后查看您的翻牌次数',
  logIn: '登录',
  toMall: '去商城',
} as const;

import { reasonLabel, reasonNote } from '@/lib/domain/betting/slip/reason.copy';
import type { Reason } from '@/lib/domain/betting/slip/judgement.model';
import { selectionInFull } from '@/lib/domain/betting/sport/selection.copy';
import type { SlipLeg } from '@/lib/domain/betting/slip/slip.model';

export const QUICK_BET_COPY = {
  title: '一键投注',
  lead: '点赔率立即下注，不再经过投注单。',
  amount: '每次投注金额',
  amountNeeded: '请输入每次投注的金额',
  limits: '限额以每个盘口为准；30 分钟未投注或退出登录后自动关闭。',
  takeBack: '赛前注单在提交前有 3 秒可以撤回，滚球立即提交。',
  policy: (name: string) => `赔率变化：${name}，与投注单的设置相同`,
  agree: '我知道点一下赔率就会下注',
  agreeNeeded: '请先确认',
  open: '开启',
  save: '保存金额',
  login: '登录后开启',
  off: '关闭',
  isOff: '未开启',
  each: (stake: string) => `每次 ${stake} 币`,
  settings: (stake: string) => `一键投注已开启，每次 ${stake} 币，设置`,
  idle: (stake: string) => `一键投注·每次 ${stake} 币`,
  idleOff: '30 分钟未投注，一键投注已关闭',
  ask: (stake: string) => `再投一笔 ${stake}？`,
  bet: '投注',
  no: '取消',
  later: (stake: string) => `即将投注 ${stake}`,
  back: '撤回',
  left: '离开页面，未投注',
  quoting: (stake: string) => `正在提交 ${stake}`,
  busy: '该选项确认中，不会重复提交',
  pace: '一分钟内已投 10 笔，请稍后再投',
  unquoted: '赔率刷新失败，未投注',
  unsent: '未投注，请重试',
  retry: '重试',
  moved: (price: string) => `赔率已变为 ${price}，未投注`,
  atPrice: (price: string, stake: string) => `按 ${price} 投 ${stake}`,
  toSlip: '去投注单',
  taken: (stake: string, price: string | null) => (price === null ? `已成立·${stake}` : `已成立 @${price}·${stake}`),
  close: '关闭提示',
  slip: (legs: number) => `打开投注单，${legs} 项`,
} as const;

/** Why nothing was sent: `余额不足，还差 20 币`. */
export function reasonText(reason: Reason): string {
  const note = reasonNote(reason, null);
  return `${reasonLabel(reason).label}${note ? `，${note}` : ''}`;
}

/** Name of a bet in the bar: `曼城 独赢`. */
export const quickBetName = (leg: SlipLeg): string => selectionInFull(leg);

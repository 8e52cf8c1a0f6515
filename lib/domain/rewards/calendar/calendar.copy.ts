import { formatMinor } from '@pavilion/number/money';
import type { CalendarRules, DayLook, TaskName } from './calendar.model';

export const WEEKDAYS = [
  ['一', '星期一'],
  ['二', '星期二'],
  ['三', '星期三'],
  ['四', '星期四'],
  ['五', '星期五'],
  ['六', '星期六'],
  ['日', '星期日'],
] as const;

/** Names of a day for screen readers. */
export const LOOK_NAMES: Record<DayLook, string> = {
  checked: '已签到',
  madeUp: '已补签',
  missed: '漏签',
  today: '今天未签到',
  past: '未签到',
  future: '未到',
  unknown: '签到情况暂时无法显示',
};

/** A requirement or its progress: money, for the task `bet` a number of bets; a dash for an unknown one. */
export function amountOf(task: TaskName, amount: bigint | null): string {
  if (amount === null) return '—';
  return task === 'bet' ? `${amount / 100n} 注` : `${formatMinor(amount)} 币`;
}

/** A task as text; `need` is null while unknown. */
export function taskTitle(task: TaskName, need: bigint | null): string {
  if (need === null) return TASK_NAMES[task];
  switch (task) {
    case 'deposit':
      return `当日存款到账满 ${formatMinor(need)} 币`;
    case 'bet':
      return `完成 ${need / 100n} 注已结算的有效投注`;
    case 'stake':
      return `当日结算的有效投注满 ${formatMinor(need)} 币`;
  }
}

const TASK_NAMES: Record<TaskName, string> = { deposit: '当日存款到账', bet: '完成已结算的有效投注', stake: '当日结算注单的有效投注' };

/** `2026-11` as 2026 年 11 月. */
export function monthText(month: string): string {
  return `${Number(month.slice(0, 4))} 年 ${Number(month.slice(5))} 月`;
}

/** `2026-11-20` as 11 月 20 日. */
export function dayTitle(day: string): string {
  return `${Number(day.slice(5, 7))} 月 ${Number(day.slice(8))} 日`;
}

const coinsText = (coins: number | null) => (coins === null ? '金币' : ` ${coins} 金币`);

export function rulesOf({ coins, seventhCoins, makeUps }: CalendarRules): readonly string[] {
  return [
    `每天签到得${coinsText(coins)}，连续签到每满 7 天的当天${seventhCoins === null ? '得更多金币' : `得 ${seventhCoins} 金币`}。金币立即到账，可在商城兑换。`,
    `${makeUps === null ? '本月漏签的日子可以补签' : `每个自然月可以补签 ${makeUps} 天本月漏签的日子`}，补签得${coinsText(coins)}，连续天数接上。`,
    '每日任务的奖励当天 24:00 前领取，过期作废。存款以到账为准，投注以结算为准。',
    '日期一律按 UTC+8 计算，与手机时区无关。',
    '自我排除期间和不能领取优惠的账号不参加本活动。',
  ];
}

/** Texts of 签到日历. */
export const CALENDAR_COPY = {
  tabs: '日历',
  checkInTab: '签到',
  matchesTab: '关注的赛事',
  checkIn: (coins: number | null) => (coins === null ? '今日签到' : `今日签到 +${coins} 金币`),
  todayMissing: '今日签到暂时无法显示，请稍后再看',
  monthMissing: '签到记录暂时无法显示，请稍后再看',
  checkingIn: '签到处理中',
  checkedToday: '今天已签到',
  streak: '连续签到',
  days: '天',
  toSeventh: (left: number, coins: number) => `再连续签到 ${left} 天，当天可得 ${coins} 金币`,
  zone: '按 UTC+8 计日，0:00 更新',
  month: (month: string) => `${month}签到`,
  before: '上个月',
  after: '下个月',
  thisMonth: '回到本月',
  makeUp: '补签',
  makeUpDay: (day: string) => `补签 ${day}`,
  makeUpLeft: (left: number) => `本月还可补签 ${left} 天，点漏签的日子补签`,
  makeUpNone: '本月无补签次数',
  confirmTitle: (day: string) => `补签 ${day}？`,
  confirmText: (left: number) => `本月还有 ${left} 次补签机会，使用后不能撤回。`,
  cancel: '再想想',
  unknown: '未收到结果，正在确认，不会重复计算',
  error: '签到加载失败',
  tasks: '每日任务',
  tasksError: '任务加载失败',
  tasksHint: '24:00 重置（UTC+8）',
  reward: (reward: string) => `奖励 ${reward}`,
  progress: (done: string, need: string) => `${done} / ${need}`,
  claim: '领取',
  claimOf: (title: string) => `领取：${title}`,
  claiming: '处理中',
  claimed: '已领取',
  deposit: '去存款',
  bet: '去投注',
  toFlip: '签到得一次翻牌机会，去幸运翻牌',
  guest: '登录后签到，查看连续天数和任务进度',
  guestLead: '每天签到得金币',
  logIn: '登录',
  rules: '活动规则',
  rulesError: '规则加载失败',
  reload: '重新加载',
  matchesEmpty: '暂无关注的比赛',
  matchesHint: '在赛事列表点星标，比赛会按日期显示在这里',
  toSport: '去体育',
  matches: '关注的赛事',
  matchesNote: '登录后关注保存在账号中，各设备同步；时间为 UTC+8。',
  today: '今天',
  tomorrow: '明天',
  dayMatches: (count: number) => `${count} 场`,
  live: '进行中',
  versus: 'vs',
  gone: (count: number) => `${count} 场关注的比赛已下架`,
} as const;

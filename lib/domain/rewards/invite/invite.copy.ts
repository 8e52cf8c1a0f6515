import type { ReferralName } from '@/lib/domain/rewards/referral/referral.model';
import { formatMinor } from '@pavilion/number/money';
import type { FriendState, InvitedFriend, InviteRules } from './invite.model';

export const FRIEND_STATE_NAMES: Record<FriendState, string> = {
  registered: '已注册',
  deposited: '已首存',
  qualified: '已达标',
  paid: '已发放',
};

/** Names of the ways by which a friend came. */
export const VIA_NAMES: Record<ReferralName, string> = {
  invite_code: '邀请链接',
  i_code: '推广链接',
  r_code: '邀请海报',
  r_bet: '巅峰投注',
};

export function inviteRulesOf({ deposit, stake, reward, turnover }: InviteRules): readonly string[] {
  return [
    `好友用您的邀请码注册，首次存款满 ${formatMinor(deposit)} 币并完成 ${formatMinor(stake)} 币有效投注（以结算的注单为准），您得 ${formatMinor(reward)} 币。`,
    `达标好友满一定人数另得阶梯奖励，每档一次。奖励手动领取，从活动账户入中心钱包，提款前需完成 ${turnover} 倍流水。`,
    '好友须完成实名认证，并按人计：同一实名、收款账户或设备只计一次，同一网络下的好友数有上限，不能邀请自己。冷静期、自我排除期间和不能领取优惠的账号不发放奖励。',
  ];
}

/** The past moments of a friend. `moment`: writes a time. */
export function stepsOf(friend: InvitedFriend, moment: (at: number) => string): string[] {
  const { registeredAt, depositedAt, qualifiedAt, paidAt } = friend;
  const steps: [string, number | null][] = [
    ['注册', registeredAt],
    ['首存', depositedAt],
    ['达标', qualifiedAt],
    ['领取', paidAt],
  ];
  return steps.flatMap(([name, at]) => (at === null ? [] : [`${name} ${moment(at)}`]));
}

/** Texts of 好友邀请. */
export const INVITE_COPY = {
  guestLead: '邀请好友，一起看球',
  guest: '登录后获取邀请码、专属链接和海报',
  logIn: '登录后获取邀请码',
  perFriend: (reward: string) => `每位好友达标得 ${reward} 币`,
  code: '我的邀请码',
  copyCode: '复制邀请码',
  link: '邀请链接',
  copyLink: '复制链接',
  qr: '邀请链接的二维码',
  qrHint: '好友扫码即可注册',
  poster: '生成海报',
  counts: '邀请统计',
  invited: '已邀请',
  deposited: '已首存',
  qualified: '已达标',
  claimed: '已领奖励',
  claimable: (amount: string) => `还有 ${amount} 币可以领取`,
  ladder: '阶梯奖励',
  ladderHint: '按达标好友人数',
  tier: (friends: number) => `达标好友满 ${friends} 人`,
  reward: (amount: string) => `奖励 ${amount} 币`,
  progress: (done: number | null, need: number) => `${done === null ? '—' : Math.min(done, need)} / ${need} 人`,
  ladderMissing: '阶梯奖励暂时无法显示，请稍后再看',
  claim: '领取',
  claimOf: (name: string) => `领取：${name}`,
  claiming: '处理中',
  isClaimed: '已领取',
  tierOpen: (left: number) => `还差 ${left} 人`,
  records: '邀请记录',
  recordsError: '邀请记录加载失败',
  recordsEmpty: '暂无好友使用您的邀请码注册',
  recordsEmptyHint: '将邀请链接或海报发给好友，注册后显示在这里',
  excluded: '同一人、同一设备或同一网络，不计奖励',
  stake: (done: string, need: string) => `有效投注 ${done} / ${need} 币`,
  friendReward: (name: string) => `好友 ${name} 的奖励`,
  rules: '活动规则',
  error: '邀请信息加载失败',
  unknown: '未收到结果，正在确认，不会重复发放',
  toPeak: '去好友巅峰投注，看看谁的倍数最高',
} as const;

/** Texts of the poster. */
export const POSTER_COPY = {
  title: '邀请海报',
  alt: (code: string) => `邀请海报：邀请码 ${code} 和注册二维码`,
  file: '邀请海报',
  save: '保存图片',
  share: '分享',
  saved: '海报已保存',
  failed: '浏览器无法生成海报，请直接发送邀请链接',
  drawing: '海报生成中',
  brand: '云亭体育',
  headline: ['和我一起', '看球、猜球、比倍数'],
  lead: '扫码注册，新会员有体验红利',
  code: '邀请码',
  scan: '长按或扫码注册',
  adult: '18+',
  foot: '模拟币，仅供娱乐 · 未满18岁请勿参与 · 理性投注',
} as const;

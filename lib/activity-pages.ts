/** Paths of the activities but 优惠, apart from `ROUTES`, which every page loads. */
export const ACTIVITY_ROUTES = {
  luckyFlip: '/activity/luckyFlip',
  calendar: '/activity/calendar',
  friendInvitation: '/activity/friendInvitation',
  friendPeakBet: '/activity/friendPeakBet',
} as const;

/** Their titles. */
export const ACTIVITY_TITLES = {
  luckyFlip: '幸运翻牌',
  calendar: '签到日历',
  friendInvitation: '好友邀请',
  friendPeakBet: '好友巅峰投注',
} as const satisfies Record<keyof typeof ACTIVITY_ROUTES, string>;

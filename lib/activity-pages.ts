/** Paths of the activities but 优惠, apart from `ROUTES`, which every page loads. */
export const ACTIVITY_ROUTES = {
  luckyFlip: '/activity/luckyFlip',
  calendar: '/activity/calendar',
} as const;

/** Their titles. */
export const ACTIVITY_TITLES = {
  luckyFlip: '幸运翻牌',
  calendar: '签到日历',
} as const satisfies Record<keyof typeof ACTIVITY_ROUTES, string>;

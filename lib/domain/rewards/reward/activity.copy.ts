/** Texts of the links to the activities. */
export const ACTIVITY_COPY = {
  title: '活动',
  about: {
    luckyFlip: '九张牌，张张有奖',
    calendar: '每天签到领金币',
    friendInvitation: '好友达标得奖励',
    friendPeakBet: '每周比最高倍数',
  },
} as const;

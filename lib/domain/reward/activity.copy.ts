/** Words of the links to the activities. */
export const ACTIVITY_COPY = {
  title: '活动',
  about: { luckyFlip: '九张牌，张张有奖', calendar: '签到、补签、每日任务' },
} as const;

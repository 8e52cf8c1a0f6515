export const FEED_WORDS = { unknownMatch: '没有这场比赛的记录' } as const;

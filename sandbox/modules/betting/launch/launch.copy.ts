export const LAUNCH_WORDS = { closed: '场馆暂未开放' } as const;

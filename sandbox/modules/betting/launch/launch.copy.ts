export const LAUNCH_COPY = { closed: '场馆暂未开放' } as const;

/** Texts of the strip of news. */
export const NEWS_STRIP_COPY = { see: '查看', close: '关闭' } as const;

/** Texts of the widgets that every page carries; screens pass everything else. */
export const UI_COPY = {
  back: '返回',
  retry: '重试',
  reload: '重新加载',
  partFailed: '部分内容加载失败',
  support: '联系客服',
} as const;

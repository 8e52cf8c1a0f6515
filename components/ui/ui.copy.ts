/** Texts of the widgets that every page carries; screens pass everything else. */
export const UI_COPY = {
  back: '返回',
  retry: '重试',
  reload: '重新加载',
  partFailed: '这部分内容没有加载出来',
  support: '联系客服',
} as const;

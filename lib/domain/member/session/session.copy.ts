/** Texts of the session guard; spec §2 and contract §1 fix some of them. */
export const SESSION_COPY = {
  title: '温馨提示',
  prompt: '提示',
  confirm: '确定',
  version: '页面已有新版本，刷新后继续使用',
  versionStays: '刷新后仍不是最新版本，请稍后再试或联系客服',
  reload: '刷新',
} as const;

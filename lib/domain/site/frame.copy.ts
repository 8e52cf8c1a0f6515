/** Words of the pages that show a venue in a frame. */
export const FRAME_COPY = {
  loading: '正在打开场馆',
  refusedTitle: '无法打开这个场馆',
  refused: '地址不在本站允许的场馆之内，请从游戏大厅进入。',
  unverifiedTitle: '暂时无法确认登录状态',
  unverified: '请稍后刷新本页再试。',
  onward: '返回大厅',
} as const;

import { spaced } from '@pavilion/number/spaced';
/** Texts of the pages that show a venue in a frame. */
export const FRAME_COPY = {
  launching: (name: string) => spaced`正在进入${name}`,
  loading: '正在打开场馆',
  slow: '场馆打开较慢，可重新加载，或返回稍后再试。',
  blank: '画面空白或卡住？',
  reload: '重新加载',
  failed: (name: string) => spaced`无法进入${name}`,
  maintenance: (name: string) => spaced`${name}维护中`,
  maintenanceHint: '其他场馆不受影响，请稍后再来。',
  depositTitle: '首次存款后即可进入',
  depositHint: '账户暂无余额。',
  deposit: '去存款',
  pausedTitle: '您设定的暂停尚未结束',
  paused: '暂停期间不能投注，场馆也不会打开。',
  toLimits: '查看理性投注',
  rejectedTitle: '无法打开这个场馆',
  rejected: '地址不在本站允许的场馆之内，请从游戏大厅进入。',
  unverifiedTitle: '暂时无法确认登录状态',
  unverified: '平台暂无响应，请重新进入。',
  again: '重新进入',
  onward: '返回大厅',
} as const;

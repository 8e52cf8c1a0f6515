/** 分享到聊天, in the share sheet of an order. */
export const SHARE_COPY = {
  share: '分享到聊天',
  sharing: '正在分享',
  where: (match: string) => `发到 ${match} 的聊天室`,
  hidden: '金额不会显示',
  shown: '会显示投注金额',
  done: '已分享到聊天室',
  view: '去看看',
  failed: '分享失败，请稍后再试',
  noRoom: '暂时无法进入聊天室，请稍后再试',
  unknown: '未收到结果，请到聊天室查看是否已发出',
} as const;

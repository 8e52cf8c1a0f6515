/** 分享到聊天, in the share sheet of an order. */
export const SHARE_COPY = {
  share: '分享到聊天',
  sharing: '正在分享',
  where: (match: string) => `发到 ${match} 的聊天室`,
  hidden: '金额不会显示',
  shown: '会显示投注金额',
  done: '已分享到聊天室',
  view: '去看看',
  failed: '没有分享成功，请稍后再试',
  noRoom: '聊天室暂时进不去，请稍后再试',
  unknown: '没有等到回应，请到聊天室看看是否已经发出',
} as const;

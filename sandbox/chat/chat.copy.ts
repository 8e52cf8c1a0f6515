/** What the chat answers in words. */
export const CHAT_WORDS = {
  loginOver: '登录已失效',
  tooManyConnections: '您已在其他页面打开聊天室',
  muted: '您已被禁言',
  vipRange: (min: number, max: number) => `VIP ${min} 至 VIP ${max} 可以发言`,
  noRoom: '没有这个聊天室',
  notInRoom: '您不在这个聊天室',
  roomClosed: '聊天室已关闭',
  maintenance: '聊天室维护中',
  text: (max: number) => `请输入 1 至 ${max} 个字`,
  tooFast: '说得太快了，请稍后再说',
  frame: '消息格式有误',
  noOrder: '没有找到这张注单',
  orderDead: '这张注单没有成立，不能晒单',
  orderOutright: '冠军注单暂不支持晒单',
  sharedBefore: '这张注单已经在本聊天室晒过',
} as const;

export const INVITE_COPY = {
  friend: '好友邀请奖励',
  tier: (friends: number) => `好友邀请 满 ${friends} 人奖励`,
  unknown: '邀请奖励不存在，请刷新后查看',
  notDone: '好友未达标',
  excluded: '同一人、同一设备或同一网络注册的好友不计奖励',
  tierHad: '同一实名、收款账户或设备的其他账号已领取这一档',
  tierOpen: '达标好友人数不足',
  claimed: '这笔奖励已领取',
} as const;

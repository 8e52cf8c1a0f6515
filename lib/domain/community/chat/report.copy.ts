/** Texts of reporting and muting in a room. */
export const REPORT_COPY = {
  more: (name: string) => `更多：${name}`,
  title: (name: string) => `${name} 的发言`,
  report: '举报这条发言',
  reasons: '举报原因',
  mute: '屏蔽此人',
  muteHint: '不再显示这个人的发言，可以随时恢复',
  muted: (name: string) => `已屏蔽 ${name}`,
  undo: '撤销',
  send: '提交举报',
  sendBusy: '正在提交',
  sent: '已举报，客服会核对',
  view: '查看',
  list: (count: number) => `已屏蔽 ${count} 人`,
  listTitle: '已屏蔽的人',
  nobody: '暂无屏蔽的人。点消息旁的「更多」可屏蔽，仅对您和这台设备有效',
  unmute: '恢复显示',
  message: (given: { reason: string; room: string; name: string; userId: string; id: string; text: string }) =>
    `举报聊天发言：${given.reason}。房间 ${given.room}，发言人 ${given.name}（${given.userId}），消息 ${given.id}：「${given.text}」`,
} as const;

export const REPORT_REASONS = ['广告引流', '诈骗、索要钱款', '辱骂攻击', '其他违规'] as const;

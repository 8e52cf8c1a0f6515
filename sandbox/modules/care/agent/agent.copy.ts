import { AGENT_NAME, AGENT_NOTE } from '@pavilion/contract/calls/support.calls';

/** Reasons for rejecting an application. */
export const AGENT_COPY = {
  name: `姓名为 ${AGENT_NAME.min} 到 ${AGENT_NAME.max} 个字`,
  contact: '请填写 11 位手机号，或以 @ 开头的 Telegram 用户名',
  note: `说明为 ${AGENT_NOTE.min} 到 ${AGENT_NOTE.max} 个字`,
  day: '这个网络今天提交的申请已达上限，请明天再提交',
  again: (minutes: number) => `这台设备刚提交过申请，请在 ${minutes} 分钟后再提交`,
} as const;

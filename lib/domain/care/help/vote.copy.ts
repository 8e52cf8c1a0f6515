import { HELP_REASON_MAX } from '@pavilion/contract/calls/help.calls';

/** Texts of 有帮助吗. */
export const VOTE_COPY = {
  question: '这一页有帮助吗？',
  yes: '有帮助',
  no: '没有帮助',
  reason: '哪里没有说清楚（选填）',
  reasonHint: '请勿填写账号、密码和卡号',
  tooLong: `最多 ${HELP_REASON_MAX} 个字`,
  send: '提交',
  sending: '正在提交',
  thanks: '谢谢，已记下您的评价',
  count: (helpful: number, votes: number) => `${votes} 位读者中有 ${helpful} 位觉得有帮助`,
  noted: '我们会按大家的说明改写这一页。急需答案可以找客服。',
  contact: '联系客服',
  again: '重新提交',
} as const;

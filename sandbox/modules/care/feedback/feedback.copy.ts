import type { FeedbackKind } from './feedback.tables';

export const FEEDBACK_COPY = {
  short: (min: number) => `请至少输入${min}个字`,
  long: (max: number) => `最多 ${max} 个字`,
  otherContent: '这条反馈已用其他内容提交，请刷新后重试',
  unknown: '反馈不存在',
  closed: '这条反馈已关闭，请新提交一条',
  full: '这条反馈的消息已满，请新提交一条',
} as const;

/** The simulated staff's first reply, by kind. */
export const FEEDBACK_REPLIES: Readonly<Record<FeedbackKind, string>> = {
  suggestion: '谢谢您的建议，已经登记给产品同事评估；采纳后会在公告里说明。（模拟平台自动回复）',
  problem: '问题已登记，请先刷新页面再试一次。如果仍然出现，请在这里补充出现的时间、页面和看到的文字。（模拟平台自动回复）',
  complaint: '很抱歉给您带来不好的体验。投诉已登记并优先处理；涉及资金的，请写上单号，方便核对。（模拟平台自动回复）',
  other: '已收到您的反馈，感谢说明。（模拟平台自动回复）',
};

/** The reply to a further message. */
export const FEEDBACK_FOLLOW_UP = '已补充到这条反馈里，处理有进展会在这里回复。（模拟平台自动回复）';

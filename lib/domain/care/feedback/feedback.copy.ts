import type { FeedbackKind, FeedbackState } from './feedback.model';

export const FEEDBACK_KIND_NAMES: Readonly<Record<FeedbackKind, string>> = {
  suggestion: '建议',
  problem: '问题',
  complaint: '投诉',
  other: '其他',
};

export const FEEDBACK_STATE_NAMES: Readonly<Record<FeedbackState, string>> = {
  submitted: '已提交',
  processing: '处理中',
  replied: '已回复',
  closed: '已关闭',
};

/** Texts of 意见反馈. */
export const FEEDBACK_COPY = {
  views: '意见反馈',
  write: '提交反馈',
  mine: '我的反馈',
  kind: '类型',
  text: '说明',
  placeholder: '请写明时间、页面和提示文字，勿填写密码',
  textHint: '10–500 个字',
  short: '请至少输入10个字',
  long: '最多 500 个字',
  pictures: '图片（选填）',
  diagnostics: '附带诊断信息',
  diagnosticsShow: '查看内容',
  diagnosticsHide: '收起',
  diagnosticsHint: '只含版本、浏览器和最近的错误编号，不含账号与余额',
  submit: '提交反馈',
  submitting: '正在提交',
  sent: '反馈已提交',
  lost: '提交结果未知，可再次提交，不会重复记录。',
  sentBefore: '上次提交已收到，可在「我的反馈」查看。',
  simulated: '由模拟平台自动回复，通常一分钟内',
  empty: '暂无反馈',
  emptyHint: '提交后可在此查看进度和回复',
  error: '反馈加载失败',
  loading: '正在加载',
  number: '编号',
  withDiagnostics: '已附诊断信息',
  me: '我',
  staff: '客服',
  conversation: '往来消息',
  reply: '补充说明',
  replyField: '给客服留言',
  send: '发送',
  sending: '正在发送',
  failed: '发送失败，请重试',
  close: '问题已解决，关闭反馈',
  closeQuestion: '关闭这条反馈？',
  closeEffect: '关闭后不能再补充，可以新提交一条。',
  closeConfirm: '关闭反馈',
  stay: '取消',
  closed: '反馈已关闭',
} as const;

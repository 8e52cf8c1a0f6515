import type { RealNameState } from './real-name.model';

/** Texts of 实名认证. */
export const NAME_COPY = {
  states: { none: '未认证', reviewing: '审核中', verified: '已认证', rejected: '未通过' } satisfies Record<RealNameState, string>,
  lead: '取款只会转入本人名下的账户',
  name: '真实姓名',
  hint: '与银行卡户名一致，2–30 个汉字，提交后不能修改',
  fault: '请输入与银行卡一致的真实姓名',
  submit: '提交认证',
  submitting: '正在提交',
  confirmTitle: '确认姓名？',
  confirmText: (name: string) => `「${name}」提交后不能修改，请确认与银行卡户名一致。`,
  confirm: '确认提交',
  change: '返回修改',
  reviewingText: '通常几分钟内完成，可以离开此页，结果会自动更新。',
  verifiedText: '可以添加本人的收款账户并取款。',
  rejectedText: '请核对后重新提交。',
  reason: (reason: string) => `原因：${reason}`,
  time: '更新时间',
  again: '重新提交',
  next: '绑定银行卡',
  back: '返回继续',
  mine: '返回我的',
  unknown: '未收到结果，姓名未提交成功。可再次提交，不会重复。',
} as const;

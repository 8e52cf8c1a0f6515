import type { RatingReason } from './ticket.model';

/** Texts of the rating of a service. */
export const RATING_COPY = {
  title: '评价本次服务',
  stars: '服务评分',
  star: ['1 星，很差', '2 星，较差', '3 星，一般', '4 星，满意', '5 星，非常满意'],
  choose: '请选择星级',
  reasons: '原因（选填）',
  text: '补充说明（选填）',
  placeholder: '请勿填写密码、验证码和卡号',
  textHint: '每次服务只能评价一次',
  long: (max: number) => `最多 ${max} 个字`,
  submit: '提交评价',
  submitting: '正在提交',
  done: '评价已提交',
  lost: '提交结果未知，可再次提交，不会重复记录。',
} as const;

export const RATING_REASON_NAMES: Readonly<Record<RatingReason, string>> = {
  solved: '问题已解决',
  friendly: '态度好',
  quick: '回复快',
  unsolved: '未解决问题',
  slow: '等待太久',
  unclear: '说明不清楚',
};

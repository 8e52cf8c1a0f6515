import type { InfoKind } from './info.tables';

export const INFO_NAMES: Readonly<Record<InfoKind, string>> = { realName: '真实姓名', phone: '绑定手机', payee: '银行卡' };

export const INFO_COPY = {
  nameFirst: '未通过实名认证，请先提交认证',
  noPhone: '未绑定手机，请在个人资料里绑定',
  noCard: '请选择要更换的银行卡',
  same: '与现在的资料相同',
  codeNeeded: '请输入新手机收到的验证码',
  note: (min: number) => `请至少用 ${min} 个字说明原因`,
  noteLong: (max: number) => `最多 ${max} 个字`,
  open: '同一类资料已有一个申请在处理，请等待结果',
  otherContent: '这个申请已用其他内容提交，请刷新后重试',
  cardGone: '要更换的银行卡已经删除，或新卡已经添加',
  cardBusy: '有一笔取款正在转入这张卡，请在到账或取消后重新申请',
  cardTaken: '新卡号已由其他姓名的会员绑定',
  rejected: '提交的材料与账号资料不符',
} as const;

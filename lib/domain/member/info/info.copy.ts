import type { InfoKind, InfoState } from './info.model';

export const INFO_KIND_NAMES: Readonly<Record<InfoKind, string>> = { realName: '真实姓名', phone: '绑定手机', payee: '银行卡' };

export const INFO_STATE_NAMES: Readonly<Record<InfoState, string>> = {
  submitted: '已提交',
  reviewing: '审核中',
  approved: '已通过',
  rejected: '已驳回',
};

/** Texts of 资料变更. */
export const INFO_COPY = {
  lead: '无法自行修改的资料，提交申请后由平台审核。同类资料同时仅限一个申请。',
  request: '申请变更',
  kinds: {
    realName: { name: '变更真实姓名', text: '改名或当时填错' },
    phone: { name: '更换丢失的手机', text: '原手机收不到验证码' },
    payee: { name: '更换银行卡号', text: '卡片换号，开户人不变' },
  } satisfies Record<InfoKind, { name: string; text: string }>,
  open: '审核中，请等待结果',
  nameFirst: '先完成实名认证',
  noPhone: '未绑定手机',
  noCard: '暂无银行卡',
  now: '现在',
  newName: '新的真实姓名',
  nameHint: '与证件一致，2–30 个汉字',
  nameFault: '请输入与银行卡一致的真实姓名',
  newPhone: '新手机号',
  newCode: '新手机验证码',
  card: '要更换的银行卡',
  cardNeeded: '请选择要更换的银行卡',
  newCard: '新卡号',
  cardHint: '开户人必须是本人。换卡后 24 小时内提交的取款，满 24 小时后才开始审核。',
  cardFault: '银行卡号格式不正确，请核对',
  note: '变更原因',
  noteHint: '5–200 个字',
  noteShort: '请至少用 5 个字说明原因',
  noteLong: '最多 200 个字',
  pictures: '证明材料（选填）',
  password: '登录密码',
  passwordNeeded: '请输入登录密码',
  pin: '提款密码',
  pinNeeded: '请输入6位数字提款密码',
  submit: '提交申请',
  submitting: '正在提交',
  sent: '申请已提交',
  lost: '提交结果未知，可再次提交，不会重复记录。',
  requests: '我的申请',
  empty: '暂无变更申请',
  emptyHint: '提交后可在此查看审核进度',
  toProfile: '查看个人资料',
  steps: ['已提交', '审核中', '结果'],
  error: '申请加载失败',
  change: (before: string, after: string) => `${before} → ${after}`,
  reason: (reason: string) => `原因：${reason}`,
  again: '核对后可以重新申请。',
} as const;

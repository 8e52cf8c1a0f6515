export const REAL_NAME_COPY = {
  form: '请输入与银行卡一致的真实姓名',
  needed: '请先完成实名认证',
  fixed: '实名信息已提交，不能修改',
  rejected: '姓名与资料不符',
} as const;

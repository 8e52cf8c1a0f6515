import type { PayeeNumberFault } from '@pavilion/contract/payee-number';

export const PAYEE_COPY = {
  number: {
    empty: '请输入账号',
    form: '账号格式不正确，请核对',
    network: '地址与所选协议不符',
    checksum: '账号校验不通过，请核对',
  } satisfies Record<PayeeNumberFault, string>,
  bank: '请选择开户银行',
  branch: '请写明银行和支行的名称',
  bound: '这个账号已经添加',
  taken: '这个账号已由其他姓名的会员绑定，请核对；确实是本人账号请联系客服',
  full: (max: number) => `同一类最多添加 ${max} 个收款账户`,
  unknown: '收款账户不存在',
  busy: '有一笔取款正在转入这个账户，到账后再删除',
} as const;

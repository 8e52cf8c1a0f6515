import { spaced } from '@pavilion/number/spaced';
/** Texts of 新手引导. */
export const REGISTER_GUIDE_COPY = {
  title: '三步准备好账号',
  lead: '每一步都可以先跳过，之后在「我的」里继续。',
  steps: {
    realName: { name: '完善姓名', text: '与银行卡户名一致，取款只会转入本人账户', action: '填写姓名' },
    payee: { name: '绑定收款', text: '添加银行卡或钱包地址，用来收取款', action: '绑定收款账户' },
    deposit: { name: '首存', text: '用模拟币体验存款，到账后即可投注', action: '去存款' },
  },
  states: { done: '已完成', waiting: '审核中', rejected: '未通过', todo: '未完成', skipped: '已跳过' },
  skipShort: '跳过',
  skipStep: (name: string) => spaced`跳过${name}`,
  skip: '跳过，先去逛逛',
  finish: '全部完成，开始使用',
  progress: (done: number) => `已完成 ${done}/3`,
} as const;

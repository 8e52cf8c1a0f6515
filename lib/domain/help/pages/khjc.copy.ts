import type { HelpPage } from '../help.model';

export const khjc: HelpPage = {
  slug: 'khjc',
  title: '开户教程',
  summary: '注册一个账号只要一分钟。',
  updated: '2026-11-24',
  sections: [
    {
      id: 'steps',
      heading: '三步完成',
      points: [
        '打开「注册」，填写账号：4到11位字母和数字，以字母开头。',
        '设置密码：8到20位，字母、数字、符号至少两种。手机号写着「选填」时可以不填。',
        '勾选年满18周岁并同意条款，点「注册并登录」。',
      ],
    },
    { id: 'coins', heading: '新会员的模拟币', text: ['在内置平台注册成功后，中心钱包里会有1,000.00模拟币，可以直接投注。'] },
    {
      id: 'trouble',
      heading: '注册不成功',
      points: [
        '账号已被使用：换一个账号名。',
        '手机号段暂不支持：换一个手机号；写着「选填」时也可以不填。',
        '注册暂停：按钮上会写明，请稍后再试或联系客服。',
      ],
    },
  ],
};

import { route } from '@/lib/routes';
import type { HelpPage } from '../help.model';

export const smrzsm: HelpPage = {
  slug: 'smrzsm',
  title: '实名认证说明',
  summary: '为什么要认证，怎样填写，姓名填错了怎么办。',
  updated: '2026-11-26',
  sections: [
    {
      id: 'why',
      heading: '一、为什么要认证',
      points: [
        '取款只会转入本人名下的账户，防止别人把您的钱取走。',
        '绑定收款账户之前要先认证。投注和存款不需要。',
        '一人限一次的优惠（体验红利、首存礼、认证礼、生日礼金、好友邀请）要先认证，同一实名的多个账号只算一人。',
        '认证后，网银存款的付款人须是认证姓名。',
      ],
    },
    {
      id: 'how',
      heading: '二、怎样填写',
      points: [
        '姓名与银行卡户名一致，2 到 30 个汉字；少数民族姓名中的间隔号用「·」。',
        '提交前会再确认一次，提交后不能自己修改。',
        '审核结果显示在「实名认证」页面。',
      ],
      link: { href: route('/mine/userInfo/authentication'), label: '去实名认证' },
    },
    {
      id: 'wrong',
      heading: '三、填错或改名',
      text: [
        '在「资料变更」提交申请，说明原因，可以附证明材料，并输入登录密码；设置过提款密码的还要输入提款密码。同一类资料同时只能有一个申请。',
      ],
      link: { href: route('/mine/infoAudit'), label: '去资料变更' },
    },
    {
      id: 'rejected',
      heading: '四、未通过',
      text: ['页面写明原因。核对后可以重新提交；有疑问请联系客服。'],
    },
    {
      id: 'privacy',
      heading: '五、谁能看到',
      text: ['页面只显示姓名的一部分，其他会员看不到。客服不会索要身份证照片、密码或验证码。'],
    },
  ],
};

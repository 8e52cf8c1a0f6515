import { spaced } from '@pavilion/number/spaced';
import type { PayeeKind } from '@pavilion/contract/payee-number';
import { type Guide, type GuideGroup, type GuideStep, guideMethodOf } from './guide.model';

/** Texts around the guides. */
export const GUIDE_COPY = {
  lead: '按付款方式查看每一步怎么做。教程里的限额、手续费和到账时间与存取款页面一致。',
  contents: '教程目录',
  deposit: '存款步骤',
  withdraw: '取款步骤',
  notes: '常见问题',
  figures: '限额与时间',
  figure: { deposit: '存款', withdraw: '取款', limits: '单笔限额', fee: '手续费', time: '到账时间', rate: '汇率' },
  coins: (min: string, max: string) => `${min} – ${max} 币`,
  noFee: '免手续费',
  feeOf: (percent: string) => `${percent}%`,
  freeLeft: (count: number | null, percent: string | null) =>
    count !== null && count > 0 ? `今日还有 ${count} 次免费` : percent === null ? '—' : `${percent}%`,
  rateOf: (rate: string) => `1 USDT = ${rate} 币`,
  closed: '维护中',
  toDeposit: (name: string) => spaced`用${name}存款`,
  toWithdraw: '去取款',
  toBind: (name: string) => spaced`绑定${name}`,
  all: '查看全部教程',
  step: (at: number) => `第 ${at} 步`,
  more: '取款教程',
  unknown: '教程不存在',
  unknownHint: '请从教程目录里选择',
} as const;

const choose = (name: string): GuideStep => ({
  title: spaced`选择${name}，填写金额`,
  text: '打开「存款」，点选方式，填写整数金额或点快捷金额。金额下方显示单笔限额、手续费和预计到账时间。',
  picture: 'methods',
});

const PAID: GuideStep = {
  title: '点「我已付款」',
  text: '付款成功后回到订单，点「我已付款」。确认期间可以离开页面，也可以上传付款截图，帮助更快核对。',
  picture: 'paid',
};

const ARRIVED: GuideStep = {
  title: '等待到账',
  text: '平台核对到这笔付款后，金额进入中心钱包，订单显示「已到账」。可在「我的」和「交易记录」查看进度。',
  picture: 'arrived',
};

const exact = (where: string, picture: 'code' | 'transfer'): GuideStep => ({
  title: '按显示的金额付款',
  text: `${where}金额末位数字用来识别这笔订单，请一位不差地付款，并在倒计时结束前完成。`,
  picture,
});

const bind = (name: string): GuideStep => ({
  title: spaced`绑定${name}`,
  text: '先完成实名认证并设置提款密码，再到「钱包 › 收款账户」添加。账户须为认证姓名本人所有。',
  picture: 'bind',
});

const WITHDRAW: readonly GuideStep[] = [
  {
    title: '核对取款条件，填写金额',
    text: '打开「取款」，页面上方列出实名、收款账户、提款密码和流水是否满足，每一项都能直接去完成。选择收款账户，填写金额，提交前会显示手续费和实际到账。',
    picture: 'withdraw',
  },
  { title: '输入提款密码', text: '核对金额和收款账户，输入 6 位提款密码。审核中可以取消，金额退回中心钱包。', picture: 'pin' },
  { title: '等待到账', text: '审核通过后自动出款。未通过或收款方未收款时，金额和手续费一并退回，并注明原因。', picture: 'arrived' },
];

const SAME_NAME = '付款人须与认证姓名一致。不一致的付款无法到账，存款时会在付款之前提示。';
const EXPIRED = '超过倒计时就不要再付款。已付款的，请在过期的订单里点「我已付款，请核对」。';
const LATE = '长时间未到账：在订单里上传付款截图，或到「交易记录」里点「催单」。';

function guide(kind: PayeeKind, name: string, summary: string, pay: readonly GuideStep[], notes: readonly string[]): Guide {
  return {
    method: guideMethodOf(kind),
    kind,
    name,
    summary,
    deposit: [choose(name), ...pay, PAID, ARRIVED],
    withdraw: [bind(kind === 'bank' ? '银行卡' : name), ...WITHDRAW],
    notes: [...notes, EXPIRED, LATE],
  };
}

const app = (kind: PayeeKind, name: string): Guide =>
  guide(
    kind,
    name,
    spaced`打开${name}扫码，付款后回到订单`,
    [exact(spaced`保存或截图订单里的付款码，用${name}的「扫一扫」识别，输入订单上的金额。`, 'code')],
    ['付款码只用于这一笔订单，不要重复付款，也不要转给别人。'],
  );

const wallet = (kind: PayeeKind, name: string): Guide =>
  guide(
    kind,
    name,
    spaced`从${name}钱包转到订单里的收款钱包`,
    [
      {
        title: '选择付款钱包',
        text: spaced`已绑定${name}钱包的，选择从哪一个付款；未绑定也可以用任意${name}钱包付款。提交后订单给出收款钱包和金额。`,
        picture: 'bind',
      },
      exact(spaced`在${name}里点「转账」或「扫一扫」，粘贴收款钱包或扫描付款码，输入订单上的金额。`, 'code'),
    ],
    ['选了已绑定的钱包，就要用那个钱包付款；从其他钱包付款需等人工核对。', spaced`收款钱包只能由${name}转入，其他钱包无法转入。`],
  );

const coin = (kind: PayeeKind, network: string): Guide =>
  guide(
    kind,
    `USDT-${network}`,
    `从交易所或钱包按 ${network} 网络提币`,
    [
      {
        title: '复制地址，核对首尾',
        text: '订单给出收款地址、付款码和锁定的汇率。复制后核对首 4 位与末 6 位，防止剪贴板被替换。',
        picture: 'address',
      },
      {
        title: `在交易所选 ${network} 提币`,
        text: `币种选 USDT，网络选 ${network}，粘贴地址。到账数量须与订单一致：交易所另收的提币手续费要加在上面。`,
        picture: 'exchange',
      },
    ],
    [`只能用 ${network} 网络。转入其他网络的资产无法找回。`, '汇率在倒计时内锁定，过期后要重新下单。'],
  );

/** All guides in the order of the overview. */
export const GUIDE_GROUPS: readonly GuideGroup[] = [
  {
    id: 'bank',
    heading: '银行与支付应用',
    about: '转账或扫码，付款人须是本人。',
    guides: [
      guide(
        'bank',
        '网银转账',
        '从本人名下的银行卡转账',
        [exact('用手机银行转到订单里的收款账号：逐项点「复制」，不要手抄。', 'transfer')],
        [SAME_NAME, '收款账号每笔可能不同，不要转到以前保存的账号。'],
      ),
      app('alipay', '支付宝'),
      app('wechat', '微信支付'),
      app('digital', '数字人民币'),
    ],
  },
  {
    id: 'wallet',
    heading: '电子钱包',
    about: '在钱包之间转账，可以选择已绑定的钱包付款。',
    guides: [wallet('ebpay', 'EBpay'), wallet('koipay', 'KOIpay'), wallet('sharelife', '乐享')],
  },
  {
    id: 'coin',
    heading: 'USDT',
    about: '从交易所或数字钱包提币，两个网络的地址不能混用。',
    guides: [coin('trc20', 'TRC20'), coin('erc20', 'ERC20')],
  },
];

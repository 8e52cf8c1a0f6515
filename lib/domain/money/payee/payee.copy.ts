import { spaced } from '@pavilion/number/spaced';
import type { PayeeKind, PayeeNumberFault } from '@pavilion/contract/payee-number';
import type { PayeeState } from './payee.model';

/** Texts of 收款账户. */
export const PAYEE_COPY = {
  guide: (name: string) => spaced`${name}教程：怎么取款`,
  network: '网络协议',
  networks: { trc20: 'TRC20', erc20: 'ERC20' },
  networkNote: { trc20: '仅限 TRC20·波场网络，转到其他网络的资产无法找回', erc20: '仅限 ERC20·以太坊网络，转到其他网络的资产无法找回' },
  holder: '持有人',
  holderHint: '须与账户的户名一致，否则无法到账',
  bank: '开户银行',
  bankChoose: '请选择银行',
  bankNeeded: '请选择开户银行',
  bankGuessed: '已按卡号识别，可以更改',
  branch: '开户支行（选填）',
  branchHint: '例如：北京朝阳支行',
  branchNeeded: '请写明银行和支行的名称',
  alias: '备注（选填）',
  aliasHint: '方便自己辨认，最多 20 个字',
  whole: '完整地址',
  checkEnds: (head: string, tail: string) => `请核对首 4 位 ${head} 与末 6 位 ${tail}`,
  differs: '两次输入不一致，请核对',
  submit: '下一步，输入提款密码',
  submitAgain: '再次提交',
  pinTitle: '确认添加收款账户',
  added: '已添加',
  unknown: '未收到结果，也未查到该账户。可再次提交，不会重复添加。',

  bound: '已绑定',
  limit: (count: number, max: number) => `${count}/${max}`,
  full: (max: number) => `最多绑定 ${max} 个，删除一个后才能再添加`,
  none: (name: string) => spaced`暂未绑定${name}`,
  noneHint: '绑定后可取款到此账户',
  toAdd: (name: string) => spaced`添加${name}`,
  toList: (name: string) => spaced`管理${name}`,
  default: '默认',
  /** A switch: on is the default one. */
  star: (masked: string) => `默认收款账户 ${masked}`,
  defaultDone: '已设为默认',
  delete: (masked: string) => `删除 ${masked}`,
  deleteTitle: '删除这个收款账户？',
  deleteText: (name: string, masked: string) => `${name} ${masked} 删除后不能再取款到这里，需要重新绑定。`,
  deleteConfirm: '删除',
  deletePin: '输入提款密码以删除',
  deleted: '已删除',
  keep: '保留',
  unchanged: '未收到结果，修改未生效，可重试。',
  states: { reviewing: '审核中', active: '可用', disabled: '停用' } satisfies Record<PayeeState, string>,
  stateLost: '状态暂时无法显示',
  maskedLost: '号码暂时无法显示',
  disabledHint: '平台已停用，请联系客服，或绑定其他账户',
  newHint: (time: string) => `新绑定的账户，${time} 后才开始审核取款`,

  nameTitle: '先完成实名认证',
  nameText: '户名须与实名一致，认证后才能添加。',
  nameLink: '去实名认证',
  reviewTitle: '实名认证审核中',
  reviewText: '通过后就可以添加收款账户，这里会自动更新。',
  reviewLink: '查看进度',
} as const;

/** Texts that the form and the list of one kind have of their own. */
interface KindCopy {
  number: string;
  hint: string;
  /** Label of the second field, where the number is typed twice. */
  repeat?: string;
  faults: Readonly<Record<PayeeNumberFault, string>>;
}

function faultsOf(empty: string, form: string, checksum = form, network = form): KindCopy['faults'] {
  return { empty, form, checksum, network };
}

function addressCopy(network: string, start: string, length: number): KindCopy {
  return {
    number: `${network} 地址`,
    hint: `以 ${start} 开头，共 ${length} 位，可以直接粘贴`,
    faults: faultsOf(
      '请输入收款地址',
      `${network}地址应以${start}开头，共${length}位`,
      '地址有误，请完整复制后重新粘贴',
      '地址与所选协议不符',
    ),
  };
}

function walletCopy(name: string): KindCopy {
  return {
    number: '钱包地址',
    hint: spaced`${name}里的钱包地址，8–64 位字母和数字`,
    repeat: '再次输入钱包地址',
    faults: faultsOf('请输入钱包地址', '钱包地址格式不正确'),
  };
}

export const KIND_COPY: Readonly<Record<PayeeKind, KindCopy>> = {
  bank: {
    number: '银行卡号',
    hint: '本人的储蓄卡，15–19 位',
    faults: faultsOf('请输入银行卡号', '银行卡号格式不正确，请核对'),
  },
  trc20: addressCopy('TRC20', 'T', 34),
  erc20: addressCopy('ERC20', '0x', 42),
  ebpay: walletCopy('EBpay '),
  koipay: walletCopy('KOIpay '),
  sharelife: walletCopy('乐享'),
  alipay: {
    number: '支付宝账号',
    hint: '绑定的手机号或邮箱',
    repeat: '再次输入支付宝账号',
    faults: faultsOf('请输入支付宝绑定的手机号或邮箱', '请输入支付宝绑定的手机号或邮箱'),
  },
  wechat: {
    number: '微信号',
    hint: '在微信「我」页面头像旁可以看到',
    repeat: '再次输入微信号',
    faults: faultsOf('请输入微信号', '微信号格式不正确'),
  },
  digital: {
    number: '钱包编号',
    hint: '数字人民币 App 里的 16 位钱包编号',
    repeat: '再次输入钱包编号',
    faults: faultsOf('请输入钱包编号', '钱包编号为16位数字'),
  },
};

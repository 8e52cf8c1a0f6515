/** Texts of the support page. */
export const SUPPORT_COPY = {
  title: '客服',
  channels: '联系方式',
  online: '在线客服',
  onlineHint: '在新页面打开对话',
  phone: '客服电话',
  faq: '常见问题',
  allHelp: '全部帮助',
  more: '查看说明',
  /** The dialog has the whole warning, once per visit. */
  strip: '有人自称客服？请先在「备用客服」核对。',
  warnTitle: '温馨提示',
  warn: '若有客服人员提供卡号引导存款，请勿转账。客服不会索要密码、验证码或提款密码。',
  understood: '我知道了',
} as const;

/** Most frequent questions, in order; each links to a help page. */
export const SUPPORT_FAQ = [
  {
    question: '投注按钮为什么是灰的',
    answer: '按钮上会写明原因，例如余额不足、低于最低限额或盘口已暂停；按钮下面有对应的处理办法。',
    slug: 'tytzjc',
  },
  {
    question: '注单一直是确认中怎么办',
    answer: '滚球注单通常几秒内确认。网络中断时会到注单列表核对真实结果，结果明确之前本金处于锁定状态，不会重复扣除。',
    slug: 'cjwt',
  },
  {
    question: '让球和大小怎么算输赢',
    answer: '四分之一球的盘口会把本金平分到相邻的两个盘口分别结算，所以可能赢一半或输一半。',
    slug: 'tytzgz',
  },
  {
    question: '欧洲盘、香港盘、马来盘有什么不同',
    answer: '只是同一价格的不同写法。可以在「我的」里切换，不影响派彩。',
    slug: 'pklxsm',
  },
  {
    question: '提示账号在其他设备登录',
    answer: '平台发现账号在其他设备登录、并让这里退出时，会弹出这个提示。如果不是您本人操作，请立即找回密码，所有设备上的登录都会退出。',
    slug: 'zhaqzn',
  },
  {
    question: '怎样控制自己的投注',
    answer: '可以给自己设存款、投注、亏损和时间限额，由平台执行；也可以开始冷静期或自我排除。',
    slug: 'lxtz',
  },
] as const;

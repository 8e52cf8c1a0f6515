import { REWARD_TABS_COPY } from '@/lib/domain/rewards/coupon/reward-tabs.copy';
import * as PAGE_TITLES from '@/lib/page-titles';
import { helpPath, route } from '@/lib/routes';

/** A page that a member may look for: its title, and other names of what it shows. */
export interface FoundPage {
  href: string;
  title: string;
  names: string;
}

/** Texts of the search for a page in 设置. */
export const FIND_PAGE_COPY = {
  label: '查找功能',
  hint: '如：流水、红利、限额',
  nothing: (typed: string) => `未找到「${typed}」`,
  nothingHint: '换一个词，或到帮助中心查找',
} as const;

/** Pages of a member, in the order in which a search lists them. */
export const FINDABLE_PAGES: readonly FoundPage[] = [
  { href: route('/mine/finance/deposit'), title: PAGE_TITLES.deposit, names: '充值 入款' },
  { href: route('/mine/finance/withdrawal'), title: PAGE_TITLES.withdrawal, names: '提款 提现 出款' },
  { href: route('/mine/finance/transfer'), title: PAGE_TITLES.transfer, names: '额度转换' },
  { href: route('/mine/finance/wallet'), title: PAGE_TITLES.wallet, names: '一键回收 免转钱包' },
  { href: route('/mine/balance'), title: PAGE_TITLES.balance, names: '总资产 每日输赢' },
  { href: route('/mine/audit'), title: PAGE_TITLES.audit, names: '稽核 可提款金额 打码' },
  { href: route('/mine/payees'), title: PAGE_TITLES.payees, names: '银行卡 支付宝 微信 USDT 钱包地址 绑定' },
  { href: route('/mine/record/betRecord'), title: PAGE_TITLES.betRecord, names: '注单 未结算 提前结算' },
  { href: route('/mine/record/transRecord'), title: PAGE_TITLES.transRecord, names: '账变 存款记录 取款记录' },
  { href: route('/mine/record/gameRecord'), title: PAGE_TITLES.gameRecord, names: '局' },
  { href: route('/activity/discount'), title: PAGE_TITLES.discount, names: '活动' },
  { href: `${route('/mine/record/welfare')}?v=bonus`, title: REWARD_TABS_COPY.bonuses, names: '我的红利 领取' },
  { href: route('/mine/record/welfare'), title: REWARD_TABS_COPY.coupons, names: '优惠券 领取' },
  { href: route('/mine/record/giftRecord'), title: PAGE_TITLES.giftRecord, names: '福利记录 聊天礼物' },
  { href: route('/mine/rebate'), title: PAGE_TITLES.rebate, names: '洗码 领取' },
  { href: route('/mine/vip'), title: PAGE_TITLES.vip, names: '等级 升级' },
  { href: route('/mine/currency'), title: PAGE_TITLES.currency, names: '金币 兑换' },
  { href: route('/mine/mall/record'), title: PAGE_TITLES.mallRecord, names: '物流' },
  { href: route('/mine/mall/coinRecord'), title: PAGE_TITLES.coinRecord, names: '' },
  { href: route('/mine/record/currencyRecord'), title: PAGE_TITLES.currencyRecord, names: '' },
  { href: route('/activity/luckyFlip'), title: PAGE_TITLES.luckyFlip, names: '抽奖' },
  { href: route('/activity/calendar'), title: PAGE_TITLES.calendar, names: '任务' },
  { href: route('/activity/friendInvitation'), title: PAGE_TITLES.friendInvitation, names: '推荐 邀请码' },
  { href: route('/activity/friendPeakBet'), title: PAGE_TITLES.friendPeakBet, names: '排行榜' },
  { href: route('/chat'), title: PAGE_TITLES.chat, names: '聊天室' },
  { href: route('/mine/mail'), title: PAGE_TITLES.mail, names: '通知 消息' },
  { href: route('/mine/alerts'), title: PAGE_TITLES.alerts, names: '推送 免打扰 提醒' },
  { href: route('/mine/userInfo'), title: PAGE_TITLES.userInfo, names: '昵称 手机 邮箱 密码 提款密码 登录设备 账户安全' },
  { href: route('/mine/userInfo/authentication'), title: PAGE_TITLES.authentication, names: '真实姓名' },
  { href: route('/mine/infoAudit'), title: PAGE_TITLES.infoAudit, names: '修改姓名 修改手机' },
  { href: route('/mine/limits'), title: PAGE_TITLES.limits, names: '限额 冷静期 自我排除 现实提醒' },
  { href: helpPath('tytzgz'), title: '投注规则', names: '结算规则' },
  { href: route('/mine/feedback'), title: PAGE_TITLES.feedback, names: '投诉 建议' },
  { href: route('/mine/tickets'), title: PAGE_TITLES.tickets, names: '客服 留言 对话' },
  { href: route('/help'), title: PAGE_TITLES.help, names: '常见问题' },
  { href: route('/customer/main'), title: PAGE_TITLES.customer, names: '人工 联系' },
  { href: route('/download'), title: PAGE_TITLES.download, names: 'APP 安装' },
];

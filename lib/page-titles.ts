/** Chinese titles of the pages, by the names of their paths (lib/routes.ts). */

// Paths that the frame and the first pages lead to.
export const home = '首页';
export const sport = '体育';
export const results = '赛果';
export const discount = '优惠';
export const customer = '客服';
export const mine = '我的';
export const wallet = '钱包';
export const deposit = '存款';
export const transfer = '转账';
export const withdrawal = '取款';
export const userInfo = '个人资料';
export const authentication = '实名认证';
export const betRecord = '投注记录';
export const transRecord = '交易记录';
export const balance = '余额';
export const audit = '流水';
export const login = '登录';
export const register = '注册';
export const password = '找回密码';
export const download = '安装到手机';
export const downloadPage = '安装到手机';
export const stopService = '服务暂停';
export const maintenance = '系统维护';
export const restrictionIp = '访问受限';
export const help = '帮助中心';

// Other open pages.
export const instead = '备用客服';
export const sponsor = '赞助故事';
export const agent = '合作代理';
export const chat = '聊天大厅';

// The activities except 优惠.
export const luckyFlip = '幸运翻牌';
export const calendar = '签到日历';
export const friendInvitation = '好友邀请';
export const friendPeakBet = '好友巅峰投注';

// Games and their categories.
export const games = '游戏大厅';
export const realbet = '桌台';
export const gaming = '电竞';
export const egame = '电子';
export const chess = '棋牌';
export const lottery = '彩票';
export const fishing = '捕鱼';
export const demo = '试玩';

// Pages of a member.
export const registerGuide = '新手引导';
export const infoAudit = '资料变更';
export const mail = '站内信';
export const feedback = '意见反馈';
export const tickets = '我的工单';
export const vip = 'VIP';
export const vipDetails = 'VIP 规则';
export const rebate = '返水';
export const limits = '理性投注';
export const gameRecord = '游戏记录';
export const settings = '设置';
export const alerts = '通知';
export const giftRecord = '礼金记录';
export const welfare = '福利';
export const currencyRecord = '兑换记录';
export const currency = '商城';
export const mallRecord = '商城订单';
export const coinRecord = '金币明细';
export const introTutorial = '存取款教程';
export const platformTutorials = '平台教程';

// Payees of a member.
export const payees = '收款账户';
export const addBankCard = '银行卡';
export const virtualCoinCard = 'USDT 地址';
export const addEBpayCard = '添加 EBpay 钱包';
export const ebpayAcount = 'EBpay 钱包';
export const addKOIpayCard = '添加 KOIpay 钱包';
export const koipayAcount = 'KOIpay 钱包';
export const addAlipayCard = '添加支付宝';
export const alipayAcount = '支付宝';
export const addwechatCard = '添加微信';
export const wechatAcount = '微信';
export const addDigitalCard = '添加数字人民币钱包';
export const digitalAcount = '数字人民币钱包';
export const sharelifeAcount = '乐享钱包';
export const bindBankCard = '绑定银行卡';

/** Texts of the sandbox's own site. */
export const SITE_TITLE = '云亭体育';

/** Categories in the order of the tabs; this sandbox serves the studio's venues among them. */
export const CATEGORIES: readonly { category: string; name: string; venues: readonly { code: string; name: string }[] }[] = [
  { category: 'ZR', name: '桌台', venues: [{ code: 'PVZR', name: '云亭桌台' }] },
  {
    category: 'DJ',
    name: '电竞',
    venues: [
      { code: 'PVDJ', name: '云亭电竞' },
      { code: 'YBDJ', name: 'YB电竞' },
      { code: 'IMDJ', name: 'IM电竞' },
      { code: 'LHDJ', name: '雷火电竞' },
    ],
  },
  { category: 'DZ', name: '电子', venues: [{ code: 'PVDZ', name: '云亭电子' }] },
  { category: 'QP', name: '棋牌', venues: [{ code: 'PVQP', name: '云亭棋牌' }] },
  { category: 'CP', name: '彩票', venues: [{ code: 'PVCP', name: '云亭彩票' }] },
  { category: 'BY', name: '捕鱼', venues: [{ code: 'PVBY', name: '云亭捕鱼' }] },
];

export interface NoticeText {
  id: string;
  category: number;
  title: string;
  content: string;
  jumpUrl: string;
  /** Days before today on which it began. */
  daysAgo: number;
}

/** Category 1 home, 2 finance, 3 venues. */
export const NOTICES: readonly NoticeText[] = [
  {
    id: '50001',
    category: 1,
    title: '全站使用模拟币',
    content: '本站余额均为模拟币，不涉及真实资金，存款和取款都是模拟的。请放心体验赔率、投注与结算的完整过程。',
    jumpUrl: '',
    daysAgo: 2,
  },
  {
    id: '50002',
    category: 1,
    title: '谨防代充诈骗',
    content: '客服不会私下提供卡号引导存款，遇到此类要求请勿转账，并保留聊天记录。',
    jumpUrl: '',
    daysAgo: 5,
  },
  {
    id: '50003',
    category: 1,
    title: '三家场馆全天开放',
    content: 'FB、IM、OB 三家场馆的足球、篮球与网球，滚球、今日与早盘随时可看；每场玩法不同，同一场可以比价。赛后数分钟内完成结算。',
    jumpUrl: '/game/sport',
    daysAgo: 7,
  },
  {
    id: '51001',
    category: 2,
    title: '模拟币说明',
    content: '注册即获 1,000 模拟币。未结算注单的本金会计入锁定金额，结算后自动返还到可用余额。',
    jumpUrl: '',
    daysAgo: 3,
  },
  {
    id: '50004',
    category: 1,
    title: 'OB体育本周看点',
    content: '未来三小时内开赛的比赛集中在 OB体育的活动页，登录后可以打开。',
    jumpUrl: '/game/sport/ob?activity=weekly',
    daysAgo: 1,
  },
  {
    id: '52001',
    category: 3,
    title: '进球与红牌期间暂停接单',
    content: '滚球比赛出现进球、红牌或回看时，相关盘口会短暂停售；恢复后赔率可能变化，请在投注单中确认。',
    jumpUrl: '/game/sport',
    daysAgo: 4,
  },
];

export interface AdText {
  id: string;
  position: 'home' | 'discount';
  title: string;
  imageUrl: string;
  jumpUrl: string;
  /** Terms, one per line. */
  content?: string;
}

export const ADS: readonly AdText[] = [
  { id: '61001', position: 'home', title: '滚球进行中，赔率随比分更新', imageUrl: '/act/static/banner-live.svg', jumpUrl: '/game/sport' },
  {
    id: '61002',
    position: 'home',
    title: '让球与大小，四分之一球算得清',
    imageUrl: '/act/static/banner-line.svg',
    jumpUrl: '/game/sport',
  },
  {
    id: '61003',
    position: 'home',
    title: '每一笔投注，都有账可查',
    imageUrl: '/act/static/banner-ledger.svg',
    jumpUrl: '/mine/record/betRecord',
  },
  {
    id: '62001',
    position: 'discount',
    title: '注册即得 1,000 模拟币',
    imageUrl: '/act/static/banner-welcome.svg',
    jumpUrl: '/user/register',
    content: [
      '对象：新注册的会员，每人一次。',
      '内容：注册完成时，1,000.00 模拟币直接记入中心钱包，不需要申请。',
      '流水：没有流水要求，马上可以投注。',
      '说明：模拟币没有真实货币价值，取款也是模拟的，不会向任何真实账户付款。',
    ].join('\n'),
  },
];

/** The floating icon of the home page. */
export const SUSPENSION_ICONS = [
  {
    id: '71001',
    name: '优惠',
    iconUrl: '/act/static/icon-discount.svg',
    jumpType: 1,
    jumpUrl: '/activity/discount',
    closable: true,
    sort: 1,
  },
] as const;

export const POP_UPS = [
  {
    id: '91001',
    title: '理性投注',
    imageUrl: '',
    content: '本站只使用模拟币。给自己定一个时间，到点就休息；输赢都不追。',
    jumpType: 1,
    jumpUrl: '/help/lxtz',
    priority: 10,
    frequency: 'once',
  },
] as const;

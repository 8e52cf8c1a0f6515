import { route } from '@/lib/routes';
import type { HelpPage } from '../help.model';

export const tqjssm: HelpPage = {
  slug: 'tqjssm',
  title: '提前结算说明',
  summary: '比赛未结束时，怎样先结算注单的一部分或全部。',
  updated: '2026-11-26',
  sections: [
    {
      id: 'what',
      heading: '一、什么是提前结算',
      text: ['场馆按当前赛况给未结算的注单报一个价。接受后，结算的部分立即按这个价派彩，与之后的赛果无关。'],
      link: { href: route('/mine/record/betRecord'), label: '看未结算的注单' },
    },
    {
      id: 'how',
      heading: '二、怎样操作',
      points: [
        '在「投注记录」里，可以提前结算的注单上有「提前结算」按钮和当前的价。',
        '拖动滑块选择结算多少本金。只结算一部分时，结算的和留下的都不能少于 10.00。',
        '确认后等待场馆结果，以实际成交金额为准。',
      ],
    },
    {
      id: 'price',
      heading: '三、价从哪里来',
      points: [
        '内置场馆的价是注单当前的公平价值减去 5%，随赛况变化。',
        '各项已经分出结果、派彩不会再变时，价就是应得的派彩。',
        '盘口暂停时不报价，恢复后可以再试。',
      ],
    },
    {
      id: 'counts',
      heading: '四、对流水、返水和等级的影响',
      text: ['提前结算的部分不计入有效投注，因此不算流水、返水和 VIP 等级；未结算的部分照常计入。'],
    },
    {
      id: 'lost',
      heading: '未收到结果',
      text: ['显示「提前结算确认中」，页面会自动查询结果，同一次结算不会成交两次。未成交时，注单照旧。'],
    },
  ],
};

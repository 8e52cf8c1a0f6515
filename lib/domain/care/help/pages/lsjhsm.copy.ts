import { GAMES_COUNT, ODDS_COUNT, OPPOSED_COUNT, OPPOSED_DRAW } from '@/lib/domain/money/withdraw/audit.copy';
import { route } from '@/lib/routes';
import type { HelpPage } from '../help.model';

export const lsjhsm: HelpPage = {
  slug: 'lsjhsm',
  title: '流水稽核说明',
  summary: '为什么部分余额不能取，差额怎样算出来。',
  updated: '2026-11-27',
  sections: [
    {
      id: 'what',
      heading: '一、什么是流水',
      text: ['存款和部分红利要先完成一定的有效投注，才能取出。完成之前，未完成的部分留在余额里，可以投注，不能取款。'],
      points: [
        '存款：1 倍有效投注。',
        '红利：按优惠写明的倍数。',
        '首存礼和存款加赠券：（存款 + 红利）的 3 倍，存款本身的 1 倍另计。',
        '返水：没有流水要求。',
      ],
      link: { href: route('/mine/audit'), label: '看每一笔还差多少' },
    },
    {
      id: 'valid',
      heading: '二、有效投注怎样算',
      points: [
        '只算已经结算的注单和游戏。注单：输赢全额，赢半和输半计一半。',
        '退回本金、作废和提前结算的部分不计。',
        `${ODDS_COUNT}。`,
        `${OPPOSED_COUNT}。例：赔率都是 1.90，主队投 100，客队投 60，只计 40；全场大球投 500，下半场小球投 500，不计。`,
        `${OPPOSED_DRAW}。`,
        `${GAMES_COUNT}。例：投 10，赢得 12，计 2；投 10，没有中，计 10。`,
        '每一份有效投注只用一次，先给最早的一笔，多出来的给下一笔。',
        '下注之后才存入的款，这张注单或这局游戏不计入其流水。',
      ],
    },
    {
      id: 'locked',
      heading: '三、还不能取的部分',
      text: ['每一笔按未完成的比例锁定。例：存款 1,000，已完成 400 有效投注，还锁定 600；再完成 600 就全部解除。'],
    },
    {
      id: 'withdraw',
      heading: '四、取款时',
      text: ['「取款」页面上方显示可提款和各笔的进度。可提款少于余额时，点「查看明细」就到流水稽核。'],
    },
  ],
};

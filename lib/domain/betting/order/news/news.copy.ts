import { selectionInFull } from '@/lib/domain/betting/sport/selection.copy';
import { formatMinor } from '@pavilion/number/money';
import { formatOdds } from '@pavilion/number/odds';
import { oddsProduct } from '@pavilion/number/product';
import { orderTitle, resultText } from '../order.copy';
import type { Order } from '../order.model';
import type { OrderNews } from './news.model';

export const NEWS_COPY = { hidden: '****' } as const;

/** Text of a news item: the event, and the amount that is shown apart from it. */
export interface NewsText {
  text: string;
  amount: string;
  tone: 'up' | 'down' | null;
}

const toneOf = (profit: bigint) => (profit > 0n ? 'up' : profit < 0n ? 'down' : null);
const plain = (text: string): NewsText => ({ text, amount: '', tone: null });
const titleOf = (order: Order) => (order.legs.length === 1 ? selectionInFull(order.legs[0]!) : orderTitle(order));

/** `hidden`: 隐藏余额 covers amounts. */
export function newsText(news: OrderNews, hidden: boolean): NewsText {
  const money = (minor: bigint) => (hidden ? NEWS_COPY.hidden : formatMinor(minor < 0n ? -minor : minor));
  switch (news.kind) {
    case 'several':
      return {
        text: `${news.orders.length} 笔已结算`,
        amount: `合计 ${signed(news.profit, money(news.profit))}`,
        tone: toneOf(news.profit),
      };
    case 'taken': {
      const { order } = news;
      const price = order.bets === 1 ? ` @${formatOdds(oddsProduct(order.legs.map((leg) => leg.price)))}` : '';
      return plain(`${titleOf(order)} 注单已成立${price}`);
    }
    case 'rejected': {
      const { order } = news;
      if (order.state === 'cancelled') return plain(`${titleOf(order)} 注单已取消，本金 ${money(order.stake)} 已退回`);
      return plain(`${titleOf(order)} 未成立，未扣款${order.reason ? `：${order.reason}` : ''}`);
    }
    case 'settled': {
      const { order } = news;
      const { outcome, profit, stake } = order;
      if (outcome === 'void') return plain(`${titleOf(order)} 比赛取消，本金 ${money(stake)} 已退回`);
      if (outcome === 'push') return plain(`${titleOf(order)} 走水，本金 ${money(stake)} 已退回`);
      return { text: `${titleOf(order)} 已结算`, amount: resultText(order, money(profit)), tone: toneOf(profit) };
    }
  }
}

const signed = (profit: bigint, amount: string) => `${profit > 0n ? '+' : profit < 0n ? '−' : ''}${amount}`;

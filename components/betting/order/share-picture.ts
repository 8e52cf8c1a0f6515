import { paintCode, paintMark, paintPicture, paintRect, write as writeText, type Paint, type Type } from '@/components/ui/paint';
import { orderTitle, OUTCOME_NAMES, STATE_NAMES } from '@/lib/domain/betting/order/order.copy';
import type { Order } from '@/lib/domain/betting/order/order.model';
import { SHARE_COPY } from '@/lib/domain/betting/order/share.copy';
import { fixtureName, marketTitle, selectionName } from '@/lib/domain/betting/sport/selection.copy';
import { dateText, timeText } from '@/lib/kit/format/site-time';
import { formatMinor } from '@pavilion/number/money';
import { formatOdds } from '@pavilion/number/odds';
import { oddsProduct } from '@pavilion/number/product';
import { matchPath, route } from '@/lib/routes';

/** CSS pixels. */
const WIDTH = 360;
const PAD = 20;
const HEAD = 104;
const LEG = 58;
const SUMS = 44;
const FOOT = 116;
const CODE = 84;

/** The absolute address in the picture's code: the match of a single bet, else the site. */
export function orderShareUrl(order: Order, origin: string): string {
  const [leg, ...more] = order.legs;
  return origin + (leg && more.length === 0 && leg.marketKind !== 'outright' ? matchPath(order.venue, leg.matchId) : route('/'));
}

/**
 * The order as a picture in the product's colours (light): mark, bet time, legs, and a code with `orderShareUrl`. Amounts only
 * on request; null without a canvas.
 */
export function renderOrder(order: Order, amounts: boolean, origin: string): Promise<Blob | null> {
  const height = HEAD + order.legs.length * LEG + SUMS + FOOT;
  return paintPicture(WIDTH, height, (paint) => {
    renderHead(paint, order);
    order.legs.forEach((leg, index) => renderLeg(paint, leg, HEAD + index * LEG));
    renderSums(paint, order, amounts, HEAD + order.legs.length * LEG);
    renderFoot(paint, orderShareUrl(order, origin), height - FOOT);
  });
}

/** As wide as the picture, unless `type` sets a `width`. */
function write(paint: Paint, text: string, x: number, y: number, type: Omit<Type, 'width'> & { width?: number }): void {
  writeText(paint, text, x, y, { width: WIDTH - 2 * PAD, ...type });
}

function renderHead(paint: Paint, order: Order): void {
  paintRect(paint, '#0b2f57', 0, 0, WIDTH, HEAD - 16);
  paintMark(paint, PAD, 12, 22);
  write(paint, SHARE_COPY.brand, PAD + 30, 15, { size: 15, colour: '#ffffff', weight: 600 });
  write(paint, `${dateText(order.placedAt)} ${timeText(order.placedAt)}`, WIDTH - PAD, 17, { size: 12, colour: '#b4cbe3', align: 'right' });
  write(paint, pictureTitle(order), PAD, 48, { size: 20, colour: '#ffffff', weight: 600, width: 230 });
  const state = order.state === 'settled' && order.outcome !== 'open' ? OUTCOME_NAMES[order.outcome] : STATE_NAMES[order.state];
  write(paint, state, WIDTH - PAD, 51, { size: 16, colour: '#ffffff', weight: 600, align: 'right', width: 90 });
}

/** `二串一·总赔率 7.54`. One leg has its price in its own line, and the bets of a system have several. */
export function pictureTitle(order: Order): string {
  if (order.bets > 1 || order.legs.length === 1) return orderTitle(order);
  return `${orderTitle(order)}·${SHARE_COPY.totalOdds} ${formatOdds(oddsProduct(order.legs.map((leg) => leg.price)))}`;
}

function renderLeg(paint: Paint, leg: Order['legs'][number], top: number): void {
  write(paint, selectionName(leg), PAD, top, { size: 15, colour: '#101922', weight: 600, width: 240 });
  write(paint, `@${formatOdds(leg.price)}`, WIDTH - PAD, top, { size: 15, colour: '#101922', weight: 600, align: 'right' });
  const result = leg.result ? `·${leg.result} ${OUTCOME_NAMES[leg.outcome]}` : '';
  write(paint, `${marketTitle(leg)}·${fixtureName(leg)}${result}`, PAD, top + 22, { size: 12, colour: '#43505d' });
  paintRect(paint, '#dfe4ea', PAD, top + LEG - 12, WIDTH - 2 * PAD, 1);
}

function renderSums(paint: Paint, order: Order, amounts: boolean, top: number): void {
  if (!amounts) return write(paint, SHARE_COPY.hidden, PAD, top + 4, { size: 15, colour: '#5d6a77' });
  const settled = order.state === 'settled';
  const back = settled ? SHARE_COPY.payout : SHARE_COPY.maxReturn;
  const number: Type = { size: 15, colour: '#101922', weight: 600, width: 150 };
  write(paint, `${SHARE_COPY.stake} ${formatMinor(order.stake)}`, PAD, top + 4, number);
  const sum = settled ? order.payout : order.maxReturn;
  if (sum !== null) write(paint, `${back} ${formatMinor(sum)}`, WIDTH - PAD, top + 4, { ...number, align: 'right' });
}

function renderFoot(paint: Paint, address: string, top: number): void {
  paintRect(paint, '#f5f7f9', 0, top, WIDTH, FOOT);
  paintCode(paint, address, WIDTH - PAD - CODE, top + 16, CODE);
  const width = WIDTH - 3 * PAD - CODE;
  write(paint, SHARE_COPY.scan, PAD, top + 26, { size: 15, colour: '#101922', weight: 600, width });
  write(paint, new URL(address).host, PAD, top + 50, { size: 12, colour: '#43505d', width });
  write(paint, SHARE_COPY.foot, PAD, top + 76, { size: 12, colour: '#5d6a77', width });
}

import { orderTitle, OUTCOME_NAMES, STATE_NAMES } from '@/lib/domain/order/order.copy';
import type { Order } from '@/lib/domain/order/order.model';
import { SHARE_COPY } from '@/lib/domain/order/share.copy';
import { fixtureName, marketTitle, selectionName } from '@/lib/domain/sport/selection.copy';
import { formatMinor } from '@/lib/kit/number/money';
import { formatOdds } from '@/lib/kit/number/odds';

/** CSS pixels; drawn at twice that. */
const WIDTH = 360;
const PAD = 20;
const LEG = 58;
const HEAD = 92;
const FOOT = 96;
const SCALE = 2;
const FONT = 'system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif';

/** The order as a picture in the product's colours (light), amounts only when asked for; null where no canvas is. */
export function drawOrder(order: Order, amounts: boolean): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const height = HEAD + order.legs.length * LEG + FOOT;
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const paint = canvas.getContext('2d');
  if (!paint) return Promise.resolve(null);
  paint.scale(SCALE, SCALE);
  paint.textBaseline = 'top';
  fill(paint, '#ffffff', 0, 0, WIDTH, height);
  drawHead(paint, order);
  order.legs.forEach((leg, at) => drawLeg(paint, leg, HEAD + at * LEG));
  drawFoot(paint, order, amounts, height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

type Paint = CanvasRenderingContext2D;

function fill(paint: Paint, colour: string, x: number, y: number, width: number, height: number): void {
  paint.fillStyle = colour;
  paint.fillRect(x, y, width, height);
}

function write(
  paint: Paint,
  text: string,
  x: number,
  y: number,
  { size, colour, weight = 400, align = 'left' }: { size: number; colour: string; weight?: number; align?: CanvasTextAlign },
): void {
  paint.font = `${weight} ${size}px ${FONT}`;
  paint.fillStyle = colour;
  paint.textAlign = align;
  paint.fillText(text, x, y, WIDTH - 2 * PAD);
}

function drawHead(paint: Paint, order: Order): void {
  fill(paint, '#0b2f57', 0, 0, WIDTH, HEAD - 16);
  write(paint, SHARE_COPY.brand, PAD, 16, { size: 13, colour: '#b4cbe3' });
  const title = orderTitle(order);
  write(paint, title, PAD, 38, { size: 20, colour: '#ffffff', weight: 600 });
  const state = order.state === 'settled' && order.outcome !== 'open' ? OUTCOME_NAMES[order.outcome] : STATE_NAMES[order.state];
  write(paint, state, WIDTH - PAD, 40, { size: 16, colour: '#ffffff', weight: 600, align: 'right' });
}

function drawLeg(paint: Paint, leg: Order['legs'][number], top: number): void {
  write(paint, selectionName(leg), PAD, top, { size: 15, colour: '#101922', weight: 600 });
  write(paint, `@${formatOdds(leg.price)}`, WIDTH - PAD, top, { size: 15, colour: '#101922', weight: 600, align: 'right' });
  const result = leg.result ? `·${leg.result} ${OUTCOME_NAMES[leg.outcome]}` : '';
  write(paint, `${marketTitle(leg)}·${fixtureName(leg)}${result}`, PAD, top + 22, { size: 12, colour: '#43505d' });
  fill(paint, '#dfe4ea', PAD, top + LEG - 12, WIDTH - 2 * PAD, 1);
}

function drawFoot(paint: Paint, order: Order, amounts: boolean, height: number): void {
  const top = height - FOOT + 4;
  const settled = order.state === 'settled';
  const text = amounts
    ? `${SHARE_COPY.stake} ${formatMinor(order.stake)}   ${settled ? SHARE_COPY.payout : SHARE_COPY.maxReturn} ${formatMinor(settled ? order.payout : order.maxReturn)}`
    : SHARE_COPY.hidden;
  write(paint, text, PAD, top, { size: 15, colour: amounts ? '#101922' : '#5d6a77', weight: amounts ? 600 : 400 });
  write(paint, SHARE_COPY.foot, PAD, height - 34, { size: 12, colour: '#5d6a77' });
}

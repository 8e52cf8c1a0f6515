import { encode } from 'uqr';
import { orderTitle, OUTCOME_NAMES, STATE_NAMES } from '@/lib/domain/order/order.copy';
import type { Order } from '@/lib/domain/order/order.model';
import { SHARE_COPY } from '@/lib/domain/order/share.copy';
import { fixtureName, marketTitle, selectionName } from '@/lib/domain/sport/selection.copy';
import { dateText, timeText } from '@/lib/kit/format/site-time';
import { formatMinor } from '@/lib/kit/number/money';
import { formatOdds } from '@/lib/kit/number/odds';
import { matchPath, ROUTES } from '@/lib/routes';

/** CSS pixels; drawn at twice that. */
const WIDTH = 360;
const PAD = 20;
const HEAD = 104;
const LEG = 58;
const SUMS = 44;
const FOOT = 116;
const CODE = 84;
const SCALE = 2;
const FONT = 'system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif';
/** The product's mark, in a box of 48. */
const MARK =
  'M24 2a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4ZM24 13C27.2 18.8 35 22.4 47 21C46.6 25.8 42.8 28.6 37.6 28.6H10.4C5.2 28.6 1.4 25.8 1 21C13 22.4 20.8 18.8 24 13ZM9 32h30v14.4h-4.4V36H13.4v10.4H9z';

/** The absolute address in the picture's code: the match of a single bet, else the site. */
export function shareAddress(order: Order, origin: string): string {
  const [leg, ...more] = order.legs;
  return origin + (leg && more.length === 0 && leg.marketKind !== 'outright' ? matchPath(order.venue, leg.matchId) : ROUTES.home);
}

/**
 * The order as a picture in the product's colours (light): mark, bet time, legs, and a code with `shareAddress`. Amounts only
 * on request; null without a canvas.
 */
export function drawOrder(order: Order, amounts: boolean, origin: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const height = HEAD + order.legs.length * LEG + SUMS + FOOT;
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  const paint = canvas.getContext('2d');
  if (!paint) return Promise.resolve(null);
  paint.scale(SCALE, SCALE);
  paint.textBaseline = 'top';
  paintRect(paint, '#ffffff', 0, 0, WIDTH, height);
  drawHead(paint, order);
  order.legs.forEach((leg, index) => drawLeg(paint, leg, HEAD + index * LEG));
  drawSums(paint, order, amounts, HEAD + order.legs.length * LEG);
  drawFoot(paint, shareAddress(order, origin), height - FOOT);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

type Paint = CanvasRenderingContext2D;

function paintRect(paint: Paint, colour: string, x: number, y: number, width: number, height: number): void {
  paint.fillStyle = colour;
  paint.fillRect(x, y, width, height);
}

interface Type {
  size: number;
  colour: string;
  weight?: number;
  align?: CanvasTextAlign;
  /** Longest width; longer text is condensed. */
  width?: number;
}

function write(paint: Paint, text: string, x: number, y: number, { size, colour, weight = 400, align = 'left', width }: Type): void {
  paint.font = `${weight} ${size}px ${FONT}`;
  paint.fillStyle = colour;
  paint.textAlign = align;
  paint.fillText(text, x, y, width ?? WIDTH - 2 * PAD);
}

function drawHead(paint: Paint, order: Order): void {
  paintRect(paint, '#0b2f57', 0, 0, WIDTH, HEAD - 16);
  paint.save();
  paint.translate(PAD, 12);
  paint.scale(0.46, 0.46);
  paint.fillStyle = '#ffffff';
  const mark = new Path2D(MARK);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a drawing, not a list
  paint.fill(mark);
  paint.restore();
  write(paint, SHARE_COPY.brand, PAD + 30, 15, { size: 15, colour: '#ffffff', weight: 600 });
  write(paint, `${dateText(order.placedAt)} ${timeText(order.placedAt)}`, WIDTH - PAD, 17, { size: 12, colour: '#b4cbe3', align: 'right' });
  write(paint, orderTitle(order), PAD, 48, { size: 20, colour: '#ffffff', weight: 600, width: 230 });
  const state = order.state === 'settled' && order.outcome !== 'open' ? OUTCOME_NAMES[order.outcome] : STATE_NAMES[order.state];
  write(paint, state, WIDTH - PAD, 51, { size: 16, colour: '#ffffff', weight: 600, align: 'right', width: 90 });
}

function drawLeg(paint: Paint, leg: Order['legs'][number], top: number): void {
  write(paint, selectionName(leg), PAD, top, { size: 15, colour: '#101922', weight: 600, width: 240 });
  write(paint, `@${formatOdds(leg.price)}`, WIDTH - PAD, top, { size: 15, colour: '#101922', weight: 600, align: 'right' });
  const result = leg.result ? `·${leg.result} ${OUTCOME_NAMES[leg.outcome]}` : '';
  write(paint, `${marketTitle(leg)}·${fixtureName(leg)}${result}`, PAD, top + 22, { size: 12, colour: '#43505d' });
  paintRect(paint, '#dfe4ea', PAD, top + LEG - 12, WIDTH - 2 * PAD, 1);
}

function drawSums(paint: Paint, order: Order, amounts: boolean, top: number): void {
  if (!amounts) return write(paint, SHARE_COPY.hidden, PAD, top + 4, { size: 15, colour: '#5d6a77' });
  const settled = order.state === 'settled';
  const back = settled ? SHARE_COPY.payout : SHARE_COPY.maxReturn;
  const number: Type = { size: 15, colour: '#101922', weight: 600, width: 150 };
  write(paint, `${SHARE_COPY.stake} ${formatMinor(order.stake)}`, PAD, top + 4, number);
  const sum = `${back} ${formatMinor(settled ? order.payout : order.maxReturn)}`;
  write(paint, sum, WIDTH - PAD, top + 4, { ...number, align: 'right' });
}

function drawFoot(paint: Paint, address: string, top: number): void {
  paintRect(paint, '#f5f7f9', 0, top, WIDTH, FOOT);
  const { data, size } = encode(address, { border: 2, ecc: 'M' });
  const cell = CODE / size;
  paintRect(paint, '#ffffff', WIDTH - PAD - CODE, top + 16, CODE, CODE);
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      // Slightly wider, so that no white lines show between the squares.
      if (dark) paintRect(paint, '#101922', WIDTH - PAD - CODE + x * cell, top + 16 + y * cell, cell + 0.3, cell + 0.3);
    }),
  );
  const width = WIDTH - 3 * PAD - CODE;
  write(paint, SHARE_COPY.scan, PAD, top + 26, { size: 15, colour: '#101922', weight: 600, width });
  write(paint, new URL(address).host, PAD, top + 50, { size: 12, colour: '#43505d', width });
  write(paint, SHARE_COPY.foot, PAD, top + 76, { size: 12, colour: '#5d6a77', width });
}

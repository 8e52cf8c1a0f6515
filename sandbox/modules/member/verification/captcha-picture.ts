import { png, type Random } from './png';

/** Strokes of the captcha's characters on a 4 × 6 grid, as SVG paths. */
const STROKES: Record<string, string> = {
  A: 'M0 6L2 0L4 6M1 4H3',
  C: 'M4 1Q2 -1 .5 1.5Q-.5 3 .5 4.5Q2 7 4 5',
  D: 'M0 0V6H1Q4 6 4 3Q4 0 1 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  H: 'M0 0V6M4 0V6M0 3H4',
  J: 'M4 0V4Q4 6 2 6Q0 6 0 4.5',
  K: 'M0 0V6M4 0L0 3L4 6',
  M: 'M0 6V0L2 3L4 0V6',
  N: 'M0 6V0L4 6V0',
  P: 'M0 6V0H2Q4 0 4 1.6Q4 3.2 2 3.2H0',
  R: 'M0 6V0H2Q4 0 4 1.6Q4 3.2 2 3.2H0M2 3.2L4 6',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6Q4 6 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.5L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  3: 'M0 0H4L1.8 2.4Q4 2.6 4 4.2Q4 6 2 6Q0 6 0 5',
  4: 'M3 6V0L0 4.2H4',
  6: 'M4 0Q0 1 0 4Q0 6 2 6Q4 6 4 4.2Q4 2.6 2 2.6Q.5 2.6 0 4',
  7: 'M0 0H4L1.5 6',
  9: 'M0 6Q4 5 4 2Q4 0 2 0Q0 0 0 1.8Q0 3.4 2 3.4Q3.5 3.4 4 2',
};

/** Pixels; shown at half the size. */
const WIDTH = 240;
const HEIGHT = 80;
/** Pieces into which a curve is split. */
const PIECES = 6;
const PAPER = [235, 240, 245] as const;
const INK = [11, 47, 87] as const;
/** Steps between paper and ink. */
const SHADES = 8;

type Point = readonly [x: number, y: number];

/** The lines of a stroke, curves as points along them. */
function polylinesOf(path: string): Point[][] {
  const polylines: Point[][] = [];
  for (const [, command, args] of path.matchAll(/([MLHVQZ])([^MLHVQZ]*)/g)) {
    const numbers = (args!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'M') polylines.push([]);
    const polyline = polylines.at(-1)!;
    const [x, y] = polyline.at(-1) ?? [0, 0];
    if (command === 'Z') polyline.push(polyline[0]!);
    else if (command === 'H') for (const to of numbers) polyline.push([to, y]);
    else if (command === 'V') for (const to of numbers) polyline.push([x, to]);
    else if (command === 'Q')
      for (let index = 0; index < numbers.length; index += 4) polyline.push(...curve(polyline.at(-1)!, numbers.slice(index, index + 4)));
    else for (let index = 0; index < numbers.length; index += 2) polyline.push([numbers[index]!, numbers[index + 1]!]);
  }
  return polylines;
}

/** A coordinate on a quadratic curve, a part of the way along. */
function bent(from: number, bend: number, to: number, part: number): number {
  return (1 - part) ** 2 * from + 2 * part * (1 - part) * bend + part ** 2 * to;
}

function curve([x, y]: Point, [bendX, bendY, toX, toY]: readonly number[]): Point[] {
  return Array.from({ length: PIECES }, (_, index): Point => {
    const part = (index + 1) / PIECES;
    return [bent(x, bendX!, toX!, part), bent(y, bendY!, toY!, part)];
  });
}

/** Adds a pen's line to the cover of each pixel, 0 to 1. */
function paint(cover: Float32Array, polyline: readonly Point[], pen: number): void {
  for (const [index, [toX, toY]] of polyline.entries()) {
    const [fromX, fromY] = polyline[Math.max(0, index - 1)]!;
    const [lengthX, lengthY] = [toX - fromX, toY - fromY];
    const square = lengthX ** 2 + lengthY ** 2 || 1;
    const bound = (a: number, b: number, size: number) =>
      [Math.max(0, Math.floor(Math.min(a, b) - pen)), Math.min(size - 1, Math.ceil(Math.max(a, b) + pen))] as const;
    const [left, right] = bound(fromX, toX, WIDTH);
    const [top, bottom] = bound(fromY, toY, HEIGHT);
    for (let y = top; y <= bottom; y += 1) {
      for (let x = left; x <= right; x += 1) {
        const part = Math.min(1, Math.max(0, ((x - fromX) * lengthX + (y - fromY) * lengthY) / square));
        const distance = Math.hypot(x - fromX - part * lengthX, y - fromY - part * lengthY);
        const pixel = y * WIDTH + x;
        cover[pixel] = Math.max(cover[pixel]!, Math.min(1, Math.max(0, pen / 2 + 0.5 - distance)));
      }
    }
  }
}

/**
 * The characters as a PNG of 240 × 80: each turned, slanted and stretched its own way, every point of a stroke moved a little, the
 * whole on a wave, under lines of the same pen. No two pictures of a character share a line that could be looked up.
 */
export function captchaPicture(code: string, random: Random): string {
  /** A number between -spread and spread. */
  const vary = (spread: number): number => (random(-1000, 1001) / 1000) * spread;
  const cover = new Float32Array(WIDTH * HEIGHT);
  const wave = { height: 3 + vary(1.5), length: 26 + vary(8), phase: vary(3) };
  const waved = ([x, y]: Point): Point => [x, y + wave.height * Math.sin(x / wave.length + wave.phase)];

  for (const [index, sign] of [...code].entries()) {
    const rotation = vary(0.36);
    const slant = vary(0.25);
    const [wide, high] = [7.6 + vary(1.2), 7.6 + vary(1.2)];
    const middle: Point = [WIDTH / 2 + (index - (code.length - 1) / 2) * 52 + vary(5), HEIGHT / 2 + vary(5)];
    const transform = ([x, y]: Point): Point => {
      const [fromX, fromY] = [(x - 2 + vary(0.16)) * wide, (y - 3 + vary(0.16)) * high];
      const slanted = fromX + slant * fromY;
      return waved([
        middle[0] + slanted * Math.cos(rotation) - fromY * Math.sin(rotation),
        middle[1] + slanted * Math.sin(rotation) + fromY * Math.cos(rotation),
      ]);
    };
    const pen = 4 + vary(0.8);
    for (const polyline of polylinesOf(STROKES[sign] ?? '')) paint(cover, polyline.map(transform), pen);
  }
  for (const pen of [3, 2.4, 1.6, 1.6]) {
    const [from, bend, to] = [vary(30), vary(60), vary(30)];
    const polyline = [
      [0, HEIGHT / 2 + from] as const,
      ...curve([0, HEIGHT / 2 + from], [WIDTH / 2, HEIGHT / 2 + bend, WIDTH, HEIGHT / 2 + to]),
    ];
    paint(cover, polyline, pen);
  }
  for (let speck = 0; speck < 40; speck += 1) paint(cover, [[random(0, WIDTH), random(0, HEIGHT)]], 2);

  return png(WIDTH, HEIGHT, (x, y) => {
    const part = Math.round(cover[y * WIDTH + x]! * SHADES) / SHADES;
    const mixed = (channel: 0 | 1 | 2) => PAPER[channel] + (INK[channel] - PAPER[channel]) * part;
    return [mixed(0), mixed(1), mixed(2), 255];
  });
}

import { encode } from 'uqr';

/** Shared by pictures drawn on a canvas: shared orders, posters. */
export type Paint = CanvasRenderingContext2D;

/** Drawn at twice its CSS pixels. */
const SCALE = 2;
const FONT = 'system-ui, "PingFang SC", "Noto Sans CJK SC", sans-serif';
/** The product's mark, in a box of 48. */
const MARK =
  'M24 2a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4ZM24 13C27.2 18.8 35 22.4 47 21C46.6 25.8 42.8 28.6 37.6 28.6H10.4C5.2 28.6 1.4 25.8 1 21C13 22.4 20.8 18.8 24 13ZM9 32h30v14.4h-4.4V36H13.4v10.4H9z';
const INK = '#101922';

/** A picture of this size in CSS pixels, painted by `render`; null without a canvas. */
export function paintPicture(width: number, height: number, render: (paint: Paint) => void): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const paint = canvas.getContext('2d');
  if (!paint) return Promise.resolve(null);
  paint.scale(SCALE, SCALE);
  paint.textBaseline = 'top';
  paintRect(paint, '#ffffff', 0, 0, width, height);
  render(paint);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

export function paintRect(paint: Paint, colour: string, x: number, y: number, width: number, height: number): void {
  paint.fillStyle = colour;
  paint.fillRect(x, y, width, height);
}

export interface Type {
  size: number;
  colour: string;
  weight?: number;
  align?: CanvasTextAlign;
  /** Longest width; longer text is condensed. */
  width: number;
}

export function write(paint: Paint, text: string, x: number, y: number, { size, colour, weight = 400, align = 'left', width }: Type): void {
  paint.font = `${weight} ${size}px ${FONT}`;
  paint.fillStyle = colour;
  paint.textAlign = align;
  paint.fillText(text, x, y, width);
}

/** The mark in white, `size` wide. */
export function paintMark(paint: Paint, x: number, y: number, size: number): void {
  paint.save();
  paint.translate(x, y);
  paint.scale(size / 48, size / 48);
  paint.fillStyle = '#ffffff';
  const mark = new Path2D(MARK);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a drawing, not a list
  paint.fill(mark);
  paint.restore();
}

/** A QR code on white. */
export function paintCode(paint: Paint, text: string, x: number, y: number, size: number): void {
  const code = encode(text, { border: 2, ecc: 'M' });
  const cell = size / code.size;
  paintRect(paint, '#ffffff', x, y, size, size);
  code.data.forEach((row, down) =>
    row.forEach((dark, across) => {
      // Slightly wider, so that no white lines show between the squares.
      if (dark) paintRect(paint, INK, x + across * cell, y + down * cell, cell + 0.3, cell + 0.3);
    }),
  );
}

import type { Page } from '@playwright/test';

/** Position of the gap, found as a member sees it: the picture there is the piece in one darker shade. */
export async function gapOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [image, piece] = [...document.querySelectorAll<HTMLImageElement>('main img[src^="data:image/png"]')];
    const pixels = async (element: HTMLImageElement) => {
      await element.decode();
      const canvas = document.createElement('canvas');
      canvas.width = element.naturalWidth;
      canvas.height = element.naturalHeight;
      const context = canvas.getContext('2d')!;
      context.drawImage(element, 0, 0);
      return context.getImageData(0, 0, canvas.width, canvas.height);
    };
    const [puzzle, part] = [await pixels(image!), await pixels(piece!)];
    const lightAt = ({ data, width }: ImageData, x: number, y: number) => {
      const first = (y * width + x) * 4;
      return data[first]! + data[first + 1]! + data[first + 2]!;
    };
    // Well inside the square of the piece.
    const top = Array.from({ length: part.height }, (_, y) => y).find((y) => part.data[(y * part.width + 20) * 4 + 3] === 255)!;
    const inside = Array.from({ length: 30 * 30 }, (_, step) => [4 + (step % 30), top + 4 + Math.floor(step / 30)] as const);
    const mismatch = (gap: number) => {
      const pairs = inside.map(([x, y]) => [lightAt(puzzle, x + gap, y), lightAt(part, x, y)] as const);
      const shade = pairs.reduce((sum, [there, own]) => sum + there * own, 0) / pairs.reduce((sum, [, own]) => sum + own * own, 0);
      if (shade > 0.7) return Number.POSITIVE_INFINITY;
      return pairs.reduce((sum, [there, own]) => sum + Math.abs(there - own * shade), 0);
    };
    const gaps = Array.from({ length: puzzle.width - part.width }, (_, gap) => gap);
    return gaps.reduce((best, gap) => (mismatch(gap) < mismatch(best) ? gap : best), 0);
  });
}

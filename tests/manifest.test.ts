import { readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '@/app/manifest';

/** Width and height of a PNG, from its header. */
function sizeOf(src: string): string {
  const file = readFileSync(path.join('public', src));
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}

test('the icons of the installed site have the sizes in the manifest', () => {
  const pictures = manifest().icons!.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes } of pictures) expect(sizeOf(src)).toBe(sizes);
  expect(sizeOf('/assets/icon-180.png')).toBe('180x180');
});

test('the mark is inside the safe zone of a mask: a circle of four fifths of the side', () => {
  const drawing = readFileSync('public/assets/app-icon.svg', 'utf8');
  const [x = 0, y = 0, scale = 0] = /translate\((\d+) (\d+)\) scale\(([\d.]+)\)/.exec(drawing)!.slice(1).map(Number);
  // Its outermost points: the ball, the tips of the roof, the feet.
  for (const [right, down] of [
    [24, 2],
    [1, 21],
    [47, 21],
    [9, 46.4],
    [39, 46.4],
  ] as const) {
    expect(Math.hypot(x + right * scale - 256, y + down * scale - 256)).toBeLessThanOrEqual(0.4 * 512);
  }
});

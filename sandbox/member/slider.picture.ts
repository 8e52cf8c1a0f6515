import { crc32, deflateSync } from 'node:zlib';

/** Pixels. The piece is as high as the picture, so that it only moves along x. */
export const SLIDER = { width: 280, height: 140, piece: 48 } as const;

type Pixel = [red: number, green: number, blue: number, alpha: number];
/** Answers an integer in [below, above). */
type Random = (below: number, above: number) => number;

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/** A PNG of 8-bit RGBA as a data address: pixels and no text, so that the gap's place stands nowhere in it. */
function png(width: number, height: number, pixel: (x: number, y: number) => Pixel): string {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    // Each row begins with the number of its filter, 0 = none.
    for (let x = 0, at = y * (width * 4 + 1) + 1; x < width; x += 1, at += 4) {
      const [red, green, blue, alpha] = pixel(x, y);
      rows[at] = red;
      rows[at + 1] = green;
      rows[at + 2] = blue;
      rows[at + 3] = alpha;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const file = [
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat(file).toString('base64')}`;
}

/** Hills under a sky, each picture others. */
function landscape(random: Random): (x: number, y: number) => Pixel {
  const ridges = [0, 1, 2].map((layer) => ({
    base: 44 + layer * 28 + random(-6, 7),
    swing: 8 + random(0, 9),
    slow: random(20, 34),
    fast: random(7, 12),
    phase: random(0, 100),
  }));
  const shades: readonly Pixel[] = [
    [126, 160, 184, 255],
    [70, 118, 122, 255],
    [32, 82, 92, 255],
  ];
  const tops = Array.from({ length: SLIDER.width }, (_, x) =>
    ridges.map(({ base, swing, slow, fast, phase }) => base + swing * Math.sin((x + phase) / slow) + 3 * Math.sin(x / fast + phase)),
  );
  const sky = Array.from({ length: SLIDER.height }, (_, y): Pixel => [214 - y, 226 - Math.floor(y / 2), 236, 255]);
  return (x, y) => shades[tops[x]!.findLastIndex((top) => y > top)] ?? sky[y]!;
}

/** A square with one round tooth at its right, `x` and `y` from its own corner. */
function isPiece(x: number, y: number): boolean {
  if (x >= 0 && x < 38 && y >= 0 && y < 38) return true;
  return (x - 38) ** 2 + (y - 19) ** 2 < 81;
}

function isEdge(x: number, y: number): boolean {
  return isPiece(x, y) && !(isPiece(x - 1, y) && isPiece(x + 1, y) && isPiece(x, y - 1) && isPiece(x, y + 1));
}

/** The picture with a gap `gap` pixels from the left, and the piece that fills it. */
export function sliderPictures(gap: number, random: Random): { image: string; piece: string } {
  const scene = landscape(random);
  const top = random(20, SLIDER.height - 58);
  const image = png(SLIDER.width, SLIDER.height, (x, y) => {
    const [red, green, blue] = scene(x, y);
    if (isEdge(x - gap, y - top)) return [255, 255, 255, 255];
    return isPiece(x - gap, y - top) ? [red * 0.35, green * 0.35, blue * 0.4, 255] : [red, green, blue, 255];
  });
  const piece = png(SLIDER.piece, SLIDER.height, (x, y) => {
    if (isEdge(x, y - top)) return [255, 255, 255, 255];
    return isPiece(x, y - top) ? scene(x + gap, y) : [0, 0, 0, 0];
  });
  return { image, piece };
}

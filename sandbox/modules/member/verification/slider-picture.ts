import { png, type Pixel, type Random } from './png';

/** Pixels. The piece is as high as the picture, so that it only moves along x. */
export const SLIDER = { width: 280, height: 140, piece: 48 } as const;
/** Minimum pixels between the gap and its decoys. */
const APART = 12;

/** Hills under a sky, different in each picture. */
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

/** A mark on the picture: its corner, and the change of light inside. */
interface Mark {
  x: number;
  y: number;
  light: number;
  /** True when the tooth points to the left, unlike any piece's. */
  isMirrored: boolean;
}

/** Marks that are no gap: a bright one at the height of the gap, a dark one at another. */
function decoys(gap: number, top: number, random: Random): Mark[] {
  const beside = (): number => {
    const left = gap - SLIDER.piece - APART;
    const right = gap + SLIDER.piece + APART;
    const room = SLIDER.width - SLIDER.piece;
    return left > room - right ? random(0, Math.max(1, left)) : random(Math.min(right, room - 1), room);
  };
  const other = (top + random(30, 60)) % (SLIDER.height - 50);
  return [
    { x: beside(), y: top, light: 1.18 + random(0, 12) / 100, isMirrored: true },
    { x: beside(), y: other, light: 0.72 + random(0, 10) / 100, isMirrored: true },
  ];
}

function isIn({ x, y, isMirrored }: Mark, atX: number, atY: number): boolean {
  const inside = atX - x;
  return inside >= 0 && inside < SLIDER.piece && isPiece(isMirrored ? SLIDER.piece - 1 - inside : inside, atY - y);
}

/**
 * The picture with a gap `gap` pixels from the left, and the piece that fills it. Grain, a shade of its own for each gap and decoys
 * prevent a program from finding the place by an edge or a colour.
 */
export function sliderPictures(gap: number, random: Random): { image: string; piece: string } {
  const scene = landscape(random);
  const top = random(20, SLIDER.height - 58);
  const marks: Mark[] = [{ x: gap, y: top, light: 0.48 + random(0, 14) / 100, isMirrored: false }, ...decoys(gap, top, random)];
  const grain = (): number => random(-9, 10);
  const image = png(SLIDER.width, SLIDER.height, (x, y) => {
    const light = marks.find((mark) => isIn(mark, x, y))?.light ?? 1;
    const [red, green, blue] = scene(x, y);
    const grey = grain();
    return [red * light + grey, green * light + grey, blue * light + grey, 255];
  });
  const piece = png(SLIDER.piece, SLIDER.height, (x, y): Pixel => {
    if (isEdge(x, y - top)) return [255, 255, 255, 255];
    if (!isPiece(x, y - top)) return [0, 0, 0, 0];
    const [red, green, blue] = scene(x + gap, y);
    const grey = grain();
    return [red + grey, green + grey, blue + grey, 255];
  });
  return { image, piece };
}

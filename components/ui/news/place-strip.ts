/** Elements that a finger may want to hit. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"], [role="slider"]';
/** Elements that stay where they are while the page scrolls. */
const STUCK = '.fixed, .sticky';
/** px that stay free above and below the strip. */
const GAP = 4;
/** px between two hit tests, at most the size of a small control. Each costs a fraction of a millisecond on a long list. */
const STEP_X = 36;
const STEP_Y = 12;

/** px that the page's sticking heads take at the window's top, also those that stick only once the page is scrolled. */
function headEnd(): number {
  const bottoms = [...document.querySelectorAll<HTMLElement>('.sticky, .offline-bar')].map((head) => {
    const { top } = getComputedStyle(head);
    // `auto` at one that sticks to another edge.
    return Number.parseFloat(top) + head.offsetHeight || 0;
  });
  const notch = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--safe-top')) || 0;
  return Math.max(notch, ...bottoms);
}

/** Numbers from `from` to `to` and at most `step` apart, both ends among them. */
const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.ceil((to - from) / step) + 1 }, (_, index) => Math.min(from + index * step, to));

/** Controls along a line across the page's column. */
function controlsAt(y: number, { left, right }: DOMRect): readonly Element[] {
  const hits = steps(left, right - 1, STEP_X).map((x) => document.elementFromPoint(x, y)?.closest(CONTROLS));
  return hits.filter((control) => control instanceof Element);
}

/** Position where the strip covers no control, or, on a page full of them, the fewest, none of which stays there when the page scrolls. */
function freeTop(height: number, column: DOMRect): number {
  const first = headEnd();
  const lines = steps(first, innerHeight - 1, STEP_Y).map((y) => ({ y, controls: controlsAt(y, column) }));
  const boxes = [...new Set(lines.flatMap(({ controls }) => controls))].map((control) => ({
    control,
    box: control.getBoundingClientRect(),
  }));
  const tops = [...new Set([...lines.map(({ y }) => y), ...boxes.map(({ box }) => Math.ceil(box.bottom))])]
    .filter((top) => top >= first && top + height <= innerHeight)
    .toSorted((a, b) => a - b);
  let best = { top: first, covered: Number.POSITIVE_INFINITY };
  for (const top of tops) {
    // A link may reach beyond its box, and a box between two lines.
    const covered = new Set([
      ...lines.filter(({ y }) => y >= top && y < top + height).flatMap(({ controls }) => controls),
      ...boxes.filter(({ box }) => box.top < top + height && box.bottom > top).map(({ control }) => control),
    ]);
    if (covered.size === 0) return top;
    if (covered.size < best.covered && ![...covered].some((control) => control.closest(STUCK))) best = { top, covered: covered.size };
  }
  return best.top;
}

/** Puts a strip over the page, below all heads, at the highest place at which it covers the fewest controls, mostly none. */
export function placeStrip(strip: HTMLElement): void {
  // It must not find itself.
  strip.style.visibility = 'hidden';
  strip.style.top = `${freeTop(strip.offsetHeight + 2 * GAP, strip.getBoundingClientRect()) + GAP}px`;
  strip.style.visibility = '';
}

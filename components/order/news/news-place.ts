/** Elements that a finger may want to hit. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"], [role="slider"]';
/** Elements that stay where they are while the page scrolls. */
const STUCK = '.fixed, .sticky';
/** px kept free above and below the strip. */
const GAP = 4;
/** px between two hit tests: less than the smallest control. */
const STEP_X = 28;
const STEP_Y = 18;
/** px to the next place when a control’s own box ends above the part of it that was hit. */
const NUDGE = 6;

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

/** Controls within the page's column and between two heights of the window. */
function controlsBetween(top: number, bottom: number, { left, right }: DOMRect): ReadonlySet<Element> {
  const hits = steps(top, bottom - 1, STEP_Y).flatMap((y) =>
    steps(left, right - 1, STEP_X).map((x) => document.elementFromPoint(x, y)?.closest(CONTROLS)),
  );
  return new Set(hits.filter((control) => control instanceof Element));
}

/** Where the strip covers no control, or else, on a page full of them, the fewest, none of which stays there when the page scrolls. */
function freeTop(height: number, column: DOMRect): number {
  const first = headEnd();
  let best = { top: first, covered: Number.POSITIVE_INFINITY };
  for (let top = first; top + height <= innerHeight;) {
    const controls = [...controlsBetween(top, top + height, column)];
    if (controls.length === 0) return top;
    if (controls.length < best.covered && controls.every((control) => !control.closest(STUCK))) best = { top, covered: controls.length };
    top = Math.max(top + NUDGE, Math.min(...controls.map((control) => control.getBoundingClientRect().bottom)));
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

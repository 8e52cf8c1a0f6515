/** Prices, and the bar of the slip. */
const TAKEN = '[data-odds], [data-slip-bar]';
/** Distance to them, px. */
const GAP = 8;
/** ms for which a place must be free, and nothing may move, before the element shows. */
export const REST_MS = 300;

/**
 * True when anything that must not be covered lies within `box`. It queries the page each time, so a row may come or be replaced at any
 * time.
 */
function isTaken(box: DOMRect): boolean {
  return [...document.querySelectorAll(TAKEN)].some((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < box.right + GAP && right > box.left - GAP && top < box.bottom + GAP && bottom > box.top - GAP && bottom > top;
  });
}

/** The room of an element and of its parts that stick out, such as its ×. */
function roomOf(element: HTMLElement): DOMRect {
  const boxes = [element, ...element.querySelectorAll('*')].map((one) => one.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
}

/**
 * Shows a floating element only while it lies on no price and on no slip bar. It checks before the next paint whenever the page changes,
 * moves or scrolls, hides at once, and shows again once the page rests. While hidden it occupies its room and takes no tap. Returns a
 * function that stops it.
 */
export function keepFree(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not by React's state, which may be painted a frame later.
  const show = (visible: boolean) => {
    element.style.visibility = visible ? 'visible' : 'hidden';
  };
  const look = () => {
    if (isTaken(roomOf(element))) {
      clearTimeout(timer);
      timer = undefined;
      show(false);
    } else if (element.style.visibility === 'hidden') {
      timer ??= setTimeout(() => {
        timer = undefined;
        show(!isTaken(roomOf(element)));
      }, REST_MS);
    }
  };
  const moved = () => {
    clearTimeout(timer);
    timer = undefined;
    look();
  };
  show(false);
  look();
  const changes = new MutationObserver((all) => {
    if (all.some(({ target }) => !element.contains(target))) look();
  });
  changes.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'style', 'hidden'] });
  const sizes = new ResizeObserver(look);
  for (const one of [document.body, element]) sizes.observe(one);
  window.addEventListener('scroll', moved, { passive: true, capture: true });
  window.addEventListener('resize', moved);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    sizes.disconnect();
    window.removeEventListener('scroll', moved, { capture: true });
    window.removeEventListener('resize', moved);
  };
}

/** State of a quick bet on the price that was tapped. */
export type PriceMark = 'sent' | 'taken' | 'failed';

/** ms that a result stays on its price. */
const RESULT_MS = 3_000;

/** Shows a state on a price's button by attribute, so that no render is needed; null removes it. A result removes itself. */
export function markPrice(button: HTMLElement | null, mark: PriceMark | null): void {
  if (!button) return;
  if (mark === null) delete button.dataset['bet'];
  else button.dataset['bet'] = mark;
  if (mark === null || mark === 'sent') return;
  setTimeout(() => {
    if (button.dataset['bet'] === mark) delete button.dataset['bet'];
  }, RESULT_MS);
}

import type { LivePrice } from '@/lib/domain/sport/price/match-summary.rules';

/** ms; sign and tint, then only the corner until the second mark. Design §3. */
export const FLASH_MS = 1500;
export const CORNER_MS = 10_000;

/**
 * Shows a price's last move on its button by class and attribute, so that no render is needed to take it away again.
 * The tint comes in one paint and goes in another: a transition would paint every changed price on every frame of it.
 * Returns what stops it; the next tick removes the sign at once.
 */
export function showPriceMove(button: HTMLElement, live: LivePrice | null, now: number): () => void {
  const age = live && live.move !== 0 && live.state === 'open' ? now - live.movedAt : Number.POSITIVE_INFINITY;
  clearPriceMove(button);
  if (!live || age >= CORNER_MS) return () => {};
  button.dataset.move = live.move > 0 ? 'up' : 'down';
  const timers = [setTimeout(() => clearPriceMove(button), CORNER_MS - age)];
  if (age < FLASH_MS) {
    button.classList.add('flash');
    timers.push(setTimeout(() => button.classList.remove('flash'), FLASH_MS - age));
  }
  return () => timers.forEach(clearTimeout);
}

function clearPriceMove(button: HTMLElement): void {
  button.classList.remove('flash');
  delete button.dataset.move;
}

/** Matches an unlocked price button in the document of the sport page. */
export const HAS_PRICE = /<button(?=[^>]*\saria-pressed="false")(?=[^>]*\sclass="(?:[^"]* )?odds[ "])/;

const PAUSE_MS = 100;

/**
 * Waits until the sport page contains a price; resolves to false after `timeoutMs`. Otherwise the first visitor would wait
 * for the site to open its session at the venue.
 */
export async function waitForPrice(address, { timeoutMs = 15_000 } = {}) {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    try {
      const answer = await fetch(`${address}/game/sport`, { signal: AbortSignal.timeout(timeoutMs) });
      if (HAS_PRICE.test(await answer.text())) return true;
    } catch {
      // Try again below.
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

/** A price that can be tapped, in the document of the sport page. */
export const HAS_PRICE = /<button(?=[^>]*\saria-pressed="false")(?=[^>]*\sclass="(?:[^"]* )?odds[ "])/;

const PAUSE_MS = 100;

/**
 * Resolves once the sport page comes with a price, after `timeoutMs` at the latest: true when it does. The first visit must
 * not be the one for which the site opens its session at the venue.
 */
export async function waitForPrice(address, { timeoutMs = 15_000 } = {}) {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    try {
      const answer = await fetch(`${address}/game/sport`, { signal: AbortSignal.timeout(timeoutMs) });
      if (HAS_PRICE.test(await answer.text())) return true;
    } catch {
      // Asked again below.
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

/** ms by which the device's clock is ahead of the document's own, which cannot be set. */
const skew = () => (typeof window === 'undefined' ? 0 : Date.now() - performance.timeOrigin - performance.now());

/**
 * ms that the document's own clock has missed: while the device slept, and before the document was loaded, since a browser that has
 * run for days counts from a moment that may be hours off. Less than a second is rounding.
 */
let slept = Math.abs(skew()) < 1000 ? 0 : skew();

/** Adds a sleep detected by lib/kit/query/clock.watch.ts. */
export const addSleep = (ms: number): void => {
  slept += ms;
};

/**
 * ms since 1970 by this device's clock when the document was loaded, continued by a clock that cannot be set. Every duration, age
 * and wait of the browser is a difference of two of these; a moment of the world is `worldNow`.
 */
export const steadyNow = (): number =>
  typeof window === 'undefined' ? Date.now() : Math.round(performance.timeOrigin + performance.now() + slept);

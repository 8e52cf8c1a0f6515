/** ms that the document's own clock has missed while the device slept. */
let slept = 0;

/** Adds a sleep that lib/kit/query/clock.watch.ts has noticed. */
export const addSleep = (ms: number): void => {
  slept += ms;
};

/**
 * ms since 1970 as this device's clock stood when the document was loaded, counted on by a clock that cannot be set. Every
 * duration, age and wait of the browser is a difference of two of these; a moment of the world is `worldNow`.
 */
export const steadyNow = (): number =>
  typeof window === 'undefined' ? Date.now() : Math.round(performance.timeOrigin + performance.now() + slept);

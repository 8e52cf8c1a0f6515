/** ms by which the device's clock is ahead of the document's own, which nobody can set. */
const skew = () => Date.now() - performance.timeOrigin - performance.now();

// A browser that has run for days counts from a moment that may be hours off; less than a second is rounding.
let ahead = Math.abs(skew()) < 1000 ? 0 : skew();

if (typeof document !== 'undefined') {
  let before = skew();
  // The counting of some phones stands still while they sleep, which a hidden page alone survives: the device's clock says how
  // long. A clock that was set back meanwhile counts as no time.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) before = skew();
    else ahead += Math.max(0, skew() - before);
  });
}

/**
 * ms since 1970 as this device's clock stood when the document was loaded, counted on by a clock that cannot be set. Every
 * duration, age and wait of the browser is a difference of two of these; a moment of the world is `worldNow`.
 */
export const steadyNow = (): number =>
  typeof window === 'undefined' ? Date.now() : Math.round(performance.timeOrigin + performance.now() + ahead);

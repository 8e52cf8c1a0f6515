/** jsdom has no `navigator.locks`: this one grants every lock, as a browser with one tab does. */
if (typeof navigator !== 'undefined' && !('locks' in navigator)) {
  const request = async (_name: string, _options: LockOptions, run: (lock: object) => unknown) => run({});
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

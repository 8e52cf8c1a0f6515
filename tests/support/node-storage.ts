/** A storage, and locks of tabs that are granted at once: a suite in Node's environment needs both to send commands. */
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
const locks = { request: async (_name: string, _options: LockOptions, run: (lock: object) => unknown) => run({}) };
Object.defineProperties(globalThis, {
  localStorage: { configurable: true, value: storage },
  navigator: { configurable: true, value: { locks, onLine: true } },
});

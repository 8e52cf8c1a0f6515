/**
 * Methods of 2022 to 2024 for browsers of early 2022 (decision 062). Only a browser that lacks one loads this file, before any
 * module of the site runs; lib/server/response/browser-floor.rules.ts decides and names the methods.
 */
function fillIn(target, methods) {
  for (const [name, value] of Object.entries(methods)) {
    if (typeof target[name] !== 'function') Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

function eachWithKey(items, keyOf, put) {
  let index = 0;
  for (const item of items) put(keyOf(item, index++), item);
}

fillIn(Array.prototype, {
  toSorted(compare) {
    // oxlint-disable-next-line unicorn/no-array-sort -- the newer method is what is missing
    return Array.from(this).sort(compare);
  },
  toReversed() {
    // oxlint-disable-next-line unicorn/no-array-reverse -- the same
    return Array.from(this).reverse();
  },
  toSpliced(...change) {
    const copy = Array.from(this);
    copy.splice(...change);
    return copy;
  },
  with(index, value) {
    const at = index < 0 ? this.length + index : index;
    if (!(at >= 0 && at < this.length)) throw new RangeError('Invalid index');
    const copy = Array.from(this);
    copy[at] = value;
    return copy;
  },
});
fillIn(Object, {
  groupBy(items, keyOf) {
    const found = Object.create(null);
    eachWithKey(items, keyOf, (key, item) => {
      found[key] ??= [];
      found[key].push(item);
    });
    return found;
  },
});
fillIn(Map, {
  groupBy(items, keyOf) {
    const found = new Map();
    eachWithKey(items, keyOf, (key, item) => {
      if (found.has(key)) found.get(key).push(item);
      else found.set(key, [item]);
    });
    return found;
  },
});
fillIn(Promise, {
  withResolvers() {
    const parts = {};
    parts.promise = new this((resolve, reject) => Object.assign(parts, { resolve, reject }));
    return parts;
  },
});
fillIn(URL, {
  canParse(address, base) {
    try {
      return Boolean(new URL(address, base));
    } catch {
      return false;
    }
  },
});
fillIn(AbortSignal.prototype, {
  throwIfAborted() {
    if (this.aborted) throw this.reason;
  },
});
fillIn(AbortSignal, {
  timeout(ms) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), ms);
    return controller.signal;
  },
  any(signals) {
    const controller = new AbortController();
    for (const signal of signals) {
      const abort = () => controller.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
    }
    return controller.signal;
  },
});

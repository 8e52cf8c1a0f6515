/** A function remembered for its latest `size` keys; what falls out is simply computed again. */
export function memo<K, V>(size: number, compute: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = compute(key);
    if (kept.size >= size) kept.delete(kept.keys().next().value as K);
    kept.set(key, value);
    return value;
  };
}

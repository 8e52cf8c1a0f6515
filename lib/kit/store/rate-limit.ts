export interface RateLimit {
  /** Takes one token of the caller's bucket; false when it is empty. */
  take(key: string): boolean;
}

/** Token buckets, `burst` deep, refilled by `perSecond`. Bounded: the oldest caller is forgotten first. `now` in ms. */
export function createRateLimit(
  { burst, perSecond, callers = 10_000 }: { burst: number; perSecond: number; callers?: number },
  now: () => number,
): RateLimit {
  const buckets = new Map<string, { level: number; at: number }>();
  return {
    take(key) {
      const at = now();
      const bucket = buckets.get(key);
      const level = bucket ? Math.min(burst, bucket.level + ((at - bucket.at) / 1000) * perSecond) : burst;
      buckets.delete(key);
      if (buckets.size >= callers) buckets.delete(buckets.keys().next().value!);
      buckets.set(key, { level: level >= 1 ? level - 1 : level, at });
      return level >= 1;
    },
  };
}

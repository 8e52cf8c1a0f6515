/** Rejects a range that `isRangeAllowed` does not allow. */
export const RANGE_TEXT = '一次最多查询 31 天，且在最近 90 天内';

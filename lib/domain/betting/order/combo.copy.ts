const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** `三串一` for a parlay of all legs, `二串一` for every pair, `3串4` for full cover. */
export function comboName(legs: number, size: number, bets: number): string {
  if (size === 0) return `${legs}串${bets}`;
  return size <= 10 ? `${DIGITS[size]}串一` : `${size}串1`;
}

const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/** `三串一` for a parlay of all legs, `3串4` for full cover, `2串1` for every pair. */
export function comboName(legs: number, size: number, bets: number): string {
  if (size === legs) return legs <= 10 ? `${DIGITS[legs]}串一` : `${legs}串1`;
  return size === 0 ? `${legs}串${bets}` : `${size}串1`;
}

const pad = (value: number) => String(value).padStart(2, '0');

/** Time that is left: `34秒`, `4分34秒`, `1小时02分`. In words, because `04:34` looks like a time of day. */
export function leftText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole < 60) return `${whole}秒`;
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes}分${pad(whole % 60)}秒` : `${Math.floor(minutes / 60)}小时${pad(minutes % 60)}分`;
}

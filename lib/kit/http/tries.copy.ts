/** Texts of the tries that are left, and of a lock after the last one. */
export const TRIES_COPY = {
  left: (message: string, left: number) => `${message.replace(/[。，]$/, '')}，还可再试 ${left} 次`,
  locked: (seconds: number) => `连续输错，已暂时锁定，请 ${lockText(seconds)}后再试`,
  /** A message of the platform that does not name the time itself. */
  until: (message: string, seconds: number) => `${message}（${lockText(seconds)}后）`,
} as const;

/** `45 秒`, `15 分钟`, `2 小时`; never shorter than it is. */
export function lockText(seconds: number): string {
  if (seconds < 60) return `${seconds} 秒`;
  if (seconds < 3_600) return `${Math.ceil(seconds / 60)} 分钟`;
  return `${Math.ceil(seconds / 3_600)} 小时`;
}

/** Texts for a venue that no page of this site can open. */
export const UNKNOWN_COPY = {
  title: '场馆不存在',
  hint: (code: string) => `「${code}」不在本站的场馆之中，或暂不可用。可以打开下面的场馆：`,
  others: '可以打开的场馆',
} as const;

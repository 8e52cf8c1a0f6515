export const FLIP_COPY = {
  title: '幸运翻牌',
  gone: '这一轮已经翻过牌，请刷新后再选',
  none: '今天的翻牌次数已用完',
} as const;

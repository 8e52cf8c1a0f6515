/** Chinese names of a match's parts, the same from venues and from the site. */
export const PART_NAMES = {
  'first-half': '上半场',
  'second-half': '下半场',
  q1: '第一节',
  q2: '第二节',
  q3: '第三节',
  q4: '第四节',
  'set-1': '第一盘',
  'set-2': '第二盘',
  'set-3': '第三盘',
  'set-4': '第四盘',
  'set-5': '第五盘',
} as const;

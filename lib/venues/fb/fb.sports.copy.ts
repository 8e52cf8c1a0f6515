/** FB's own names of its further sports, which none of its responses contains. venues §1.3 */
const NAMES: Readonly<Record<number, string>> = {
  2: '冰球',
  4: '橄榄球',
  6: '美式足球',
  7: '棒球',
  8: '手球',
  12: '高尔夫',
  13: '排球',
  14: '板球',
  15: '乒乓球',
  16: '斯诺克',
  18: '综合格斗',
  19: '拳击',
  20: '飞镖',
  24: '水球',
  25: '自行车',
  47: '羽毛球',
  51: '沙滩排球',
  92: 'F1',
  93: '特殊投注',
  94: '赛车',
  100: '奥运',
  164: 'Dota2',
  165: '英雄联盟',
  177: '电子足球',
  178: '电子篮球',
  180: '王者荣耀',
  1022: 'VR',
};

/** FB's name of a sport; one that is not listed is shown by its number. */
export function sportName(sid: number): string {
  return NAMES[sid] ?? `运动 ${sid}`;
}
